import { fold, matches, pieces } from "./search";

describe("search", () => {
  test("capitals and accents do not matter", () => {
    expect(fold("Zum BÄREN, Straße, cœur")).toBe("zum baren, strasse, coeur");
    expect(matches("Les règles du jeu à Goldbräu", "GOLDBRAU regles")).toBe(true);
    expect(matches("Half goes to the brewery", "half waitress")).toBe(false);
    expect(matches("GB-DUE-07 The duel", "gb-due")).toBe(true);
    expect(matches("anything", "")).toBe(true);
  });

  test("ids that are known are cut out of a text, others stay", () => {
    const knows = (id: string) => ["AB-Q12", "B07"].includes(id);
    expect(pieces("As AB-Q12 says, not B99; see B07.", knows)).toEqual([
      { text: "As " },
      { text: "AB-Q12", rule: "AB-Q12" },
      { text: " says, not B99; see " },
      { text: "B07", rule: "B07" },
      { text: "." },
    ]);
    expect(pieces("nothing", knows)).toEqual([{ text: "nothing" }]);
  });
});
