import { moment } from "../../testing/fixtures";
import { ledger, sum } from "./ledger";

const KINDS = ["garden-earned", "brewery-earned", "shares-paid", "rest-paid", "rest-kept", "chip-paid", "week-ended"];

describe("the ledger of a payday", () => {
  test("reads like the worked example: half to the brewery, per share, the rest to the boss", () => {
    const book = ledger([
      { kind: "garden-earned", facts: { garden: "adler", income: 44, half: 22, brewery: "mayer" } },
      { kind: "shares-paid", facts: { business: "adler", seat: "red", markers: 3, amount: 12 } },
      { kind: "shares-paid", facts: { business: "adler", seat: "blue", markers: 2, amount: 8 } },
      { kind: "rest-paid", facts: { business: "adler", seat: "blue", amount: 2 } },
      { kind: "brewery-earned", facts: { brewery: "mayer", income: 22 } },
      { kind: "rest-kept", facts: { business: "mayer", amount: 22 } },
      { kind: "week-ended", facts: { week: 1 } },
    ]);
    expect(book.week).toBe(1);
    expect(book.rows.map((row) => row.business)).toEqual(["adler", "mayer"]);
    expect(sum(book.rows[0]?.pay.red)).toBe(12);
    expect(sum(book.rows[0]?.pay.blue)).toBe(10);
    expect(book.rows[1]?.bank).toBe(22);
    expect(book.total).toEqual({ red: 12, blue: 10 });
  });

  test("accounts for every thaler of a real payday", () => {
    const events = moment("4-over").events.filter(({ kind }) => KINDS.includes(kind));
    const first = events.slice(0, events.findIndex(({ kind }) => kind === "week-ended") + 1);
    const book = ledger(first);
    const paid = first
      .filter((e) => ["shares-paid", "rest-paid"].includes(e.kind))
      .reduce((n, e) => n + Number(e.facts.amount), 0);
    expect(Object.values(book.total).reduce((a, b) => a + b, 0)).toBe(paid);
    for (const row of book.rows) {
      const out = Object.values(row.pay).reduce((n, pay) => n + sum(pay), 0) + row.bank;
      expect(out).toBe(row.half ?? row.income);
    }
  });
});
