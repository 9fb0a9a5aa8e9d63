BEGIN TRANSACTION;
CREATE TABLE about (
	version INTEGER NOT NULL
);
INSERT INTO "about" VALUES(1);
CREATE TABLE lines (
	table_id TEXT NOT NULL, 
	number INTEGER NOT NULL, 
	entry TEXT NOT NULL, 
	once TEXT NOT NULL, 
	PRIMARY KEY (table_id, number)
)
 WITHOUT ROWID

;
INSERT INTO "lines" VALUES('9zf5rj2n3n6u',1,'{"type":"seated","seat":"red","holder":"person","name":"","bot":""}','');
INSERT INTO "lines" VALUES('9zf5rj2n3n6u',2,'{"type":"seated","seat":"yellow","holder":"person","name":"","bot":""}','');
INSERT INTO "lines" VALUES('9zf5rj2n3n6u',3,'{"type":"seated","seat":"blue","holder":"person","name":"Eva","bot":""}','');
INSERT INTO "lines" VALUES('9zf5rj2n3n6u',4,'{"type":"opened","decisions":[["dealer","lay stein","1c001d"],["dealer","lay mayer","f15f9b"],["dealer","lay mayer","b19d41"],["dealer","lay kramer","8abc96"],["dealer","lay stein","cdfc80"],["dealer","lay kramer","dc1bec"],["dealer","deal kramer","ad7245"],["dealer","deal hirschen","9a3308"],["dealer","deal eiche","5268d9"],["dealer","deal kramer","30ceb3"],["dealer","deal kramer","27f413"],["dealer","deal adler","e64e63"],["dealer","deal bum","df0396"],["dealer","deal stein","465bf2"],["dealer","deal waitress","15e545"],["dealer","deal bum","f6af52"],["dealer","deal kramer","5513c3"],["dealer","deal schmid","8a70ac"],["dealer","deal waitress","06b790"],["dealer","deal mayer","8e0f8d"],["dealer","deal stein","f8889e"],["dealer","deal mayer","9f9092"],["dealer","deal eiche","5de142"],["dealer","deal hirschen","d2e270"],["dealer","deal adler","6509b7"],["dealer","deal post","6116ee"],["dealer","deal eiche","5e96bf"],["dealer","deal waitress","220be0"],["dealer","deal adler","8a7758"],["dealer","deal post","6dfe9a"],["dealer","deal eiche","ede142"],["dealer","deal baeren","ea76b2"],["dealer","deal stein","592bb4"],["dealer","deal post","821210"],["dealer","deal baeren","cf75ad"]]}','');
INSERT INTO "lines" VALUES('9zf5rj2n3n6u',5,'{"type":"renamed","seat":"red","name":"Otto"}','');
INSERT INTO "lines" VALUES('9zf5rj2n3n6u',6,'{"type":"decided","seat":"red","decisions":[["red","keep mayer","b8a6e7"]],"by":"person"}','red:first-click-of-red');
INSERT INTO "lines" VALUES('9zf5rj2n3n6u',7,'{"type":"took-back","seat":"red","line":6}','');
INSERT INTO "lines" VALUES('9zf5rj2n3n6u',8,'{"type":"decided","seat":"red","decisions":[["red","keep stein","13c4b6"]],"by":"person"}','red:f6a0aecd65e33186');
INSERT INTO "lines" VALUES('9zf5rj2n3n6u',9,'{"type":"decided","seat":"red","decisions":[["red","keep mayer","ae1b31"]],"by":"person"}','red:7fd487bc6f323f66');
INSERT INTO "lines" VALUES('9zf5rj2n3n6u',10,'{"type":"decided","seat":"blue","decisions":[["blue","keep stein","4610ca"]],"by":"person"}','blue:a3477b5fcc744cb6');
INSERT INTO "lines" VALUES('9zf5rj2n3n6u',11,'{"type":"decided","seat":"blue","decisions":[["blue","keep hirschen","3f39cf"]],"by":"person"}','blue:e9381795a05eaf83');
INSERT INTO "lines" VALUES('9zf5rj2n3n6u',12,'{"type":"decided","seat":"yellow","decisions":[["yellow","keep eiche","f05908"]],"by":"person"}','yellow:a8b000171d192289');
INSERT INTO "lines" VALUES('9zf5rj2n3n6u',13,'{"type":"decided","seat":"yellow","decisions":[["yellow","keep adler","378f7e"],["dealer","start blue","c9e606"]],"by":"person"}','yellow:3b4548bf0d93cfa6');
INSERT INTO "lines" VALUES('9zf5rj2n3n6u',14,'{"type":"decided","seat":"blue","decisions":[["blue","place stein","bf3214"]],"by":"person"}','blue:9140ce5a623657be');
INSERT INTO "lines" VALUES('9zf5rj2n3n6u',15,'{"type":"decided","seat":"yellow","decisions":[["yellow","place mayer","64b1f8"]],"by":"person"}','yellow:a55d632d0c7f1e95');
INSERT INTO "lines" VALUES('9zf5rj2n3n6u',16,'{"type":"decided","seat":"red","decisions":[["red","place schmid","8fb15f"]],"by":"person"}','red:8c720b5afacb8e4c');
INSERT INTO "lines" VALUES('9zf5rj2n3n6u',17,'{"type":"decided","seat":"blue","decisions":[["blue","place eiche","130256"]],"by":"person"}','blue:3816dd439c001d70');
INSERT INTO "lines" VALUES('9zf5rj2n3n6u',18,'{"type":"decided","seat":"yellow","decisions":[["yellow","place post","39bbc2"]],"by":"person"}','yellow:4232b6d325bdd038');
INSERT INTO "lines" VALUES('9zf5rj2n3n6u',19,'{"type":"decided","seat":"red","decisions":[["red","place adler","fb80bf"]],"by":"person"}','red:fb0cb82f39dc4707');
INSERT INTO "lines" VALUES('9zf5rj2n3n6u',20,'{"type":"decided","seat":"blue","decisions":[["blue","place baeren","973167"]],"by":"person"}','blue:e094707a537b3881');
INSERT INTO "lines" VALUES('9zf5rj2n3n6u',21,'{"type":"decided","seat":"yellow","decisions":[["yellow","place kramer","d394ce"]],"by":"person"}','yellow:12073e1e7d918da6');
INSERT INTO "lines" VALUES('9zf5rj2n3n6u',22,'{"type":"decided","seat":"red","decisions":[["red","place hirschen","537ad8"],["dealer","turn baeren","98a6a8"],["dealer","turn waitress","5c692c"]],"by":"person"}','red:f793cef7ebc56d36');
INSERT INTO "lines" VALUES('9zf5rj2n3n6u',23,'{"type":"decided","seat":"yellow","decisions":[["yellow","choose boss","81e60a"]],"by":"person"}','yellow:93277782bb4325af');
INSERT INTO "lines" VALUES('9zf5rj2n3n6u',24,'{"type":"decided","seat":"red","decisions":[["red","choose expand","213971"]],"by":"person"}','red:efd704b8dfbc8e87');
INSERT INTO "lines" VALUES('9zf5rj2n3n6u',25,'{"type":"took-back","seat":"yellow","line":23}','');
INSERT INTO "lines" VALUES('9zf5rj2n3n6u',26,'{"type":"decided","seat":"yellow","decisions":[["yellow","choose buy","d02733"]],"by":"person"}','yellow:5eae5f3378d9c8ed');
CREATE TABLE replays (
	id TEXT NOT NULL, 
	text TEXT NOT NULL, 
	made INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
CREATE TABLE seats (
	table_id TEXT NOT NULL, 
	seat TEXT NOT NULL, 
	holder TEXT NOT NULL, 
	name TEXT NOT NULL, 
	bot TEXT NOT NULL, 
	"key" TEXT NOT NULL, 
	invitation TEXT NOT NULL, 
	orders TEXT NOT NULL, 
	PRIMARY KEY (table_id, seat)
);
INSERT INTO "seats" VALUES('9zf5rj2n3n6u','red','person','Otto','','6bf7a1fe5d7abefe782064d6ca23126aa2a98132031505cbdcc49f5e80842ac7','','[]');
INSERT INTO "seats" VALUES('9zf5rj2n3n6u','blue','person','Eva','','e02bd056693f355ddd1feb3c7bebc5016712689fff44bdba5212f93ebdcd24a7','','[{"kind":"duel","about":"any","answer":"allow","limit":0}]');
INSERT INTO "seats" VALUES('9zf5rj2n3n6u','yellow','person','','','1280566aea359064ef10177af73e7c3ee5b21d63ed220d91fbe02e56631e0ef9','','[]');
CREATE TABLE tables (
	id TEXT NOT NULL, 
	setup TEXT NOT NULL, 
	status TEXT NOT NULL, 
	watch TEXT NOT NULL, 
	pace INTEGER NOT NULL, 
	host TEXT NOT NULL, 
	watch_key TEXT NOT NULL, 
	made INTEGER NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('9zf5rj2n3n6u','{"game":"goldbraeu","edition":"hanser-2004","options":{"chip_direction":"clockwise","after_block":"boss_or_contract","duel_attacker_cards":"any_on_retry","duel_boss_cards":"one","boss_extra_card":"needed_only","name_with_hidden_share":"yes","chip_money":"garden","payday_first":"adler","tie_break":"shared","three_player_shares":"5","initial_deal":"redraw","removal_three_players":"all","relocate_boss":"off","fence_limit":"off","open_money":"on","lost_share_in_duel":"lapse","vacant_remainder":"bank"},"board":"standard","seats":3}','gathering','everyone',250,'957f637ca39064396b71d2cfde57ac86cf656ef1c68ed61649337800cc3e8a74','3a4be4b723c0a72e07c2282e5c9b0b82c3bd10b31b6eba1607453a4791d82ae3',1794957062);
CREATE INDEX ix_tables_status ON tables (status);
COMMIT;
