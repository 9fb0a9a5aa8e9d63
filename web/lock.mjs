// Writes package-lock.json anew, without a single address in it: `npm run lock`, then prove it with `npm ci`.
import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "lock-")); // empty: npm drops other platforms' binaries beside node_modules
for (const name of ["package.json", ".npmrc"]) copyFileSync(name, join(folder, name));
execFileSync("npm", ["install", "--package-lock-only", "--loglevel=error"], { cwd: folder, stdio: "inherit" });
const lock = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8"));
for (const entry of Object.values(lock.packages)) {
  delete entry.funding;
  delete entry.resolved;
}
const names = new Set(Object.keys(lock.packages).map((key) => key.split("node_modules/").at(-1)));
for (const [key, entry] of Object.entries(lock.packages)) {
  for (const name of Object.keys(entry.optionalDependencies ?? {})) {
    if (!names.has(name)) throw new Error(`${key} wants ${name}, which the lock does not have: npm ci would fail`);
  }
}
const text = `${JSON.stringify(lock, null, 2)}\n`;
if (text.includes("://")) throw new Error("the lock names a host");
writeFileSync("package-lock.json", text);
