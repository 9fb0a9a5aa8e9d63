### Links in Briefen: was gesagt wird, ehe der Tisch da ist.

no-notice = Auf diesem Weg erfährst du nichts mehr.
link-used = Dieser Link wurde schon benutzt oder ist zu alt. Öffne den Tisch in einem Browser, in dem du gespielt hast, oder warte auf den nächsten Brief.
ui-notice-confirmed = Danke: Ab jetzt erfährst du es per E-Mail.
ui-notice-quiet = Zu diesem Tisch erfährst du nichts mehr.
ui-notice-to-table = Zum Tisch
