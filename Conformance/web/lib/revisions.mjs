// The revisions of the web app whose decisions were recorded, and where the app has what the vectors ask.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError } from "./arguments.mjs";
import { readJSON } from "./vectors.mjs";

const web = join(dirname(fileURLToPath(import.meta.url)), "..");

/** A revision's name to the suffix of its suites and schemas, and to the file of its rules. */
const revisions = new Map([
  ["2026-02", { suffix: "", rules: "rule-exports-2026-02.json" }],
  ["2026-08", { suffix: "-2026-08", rules: "rule-exports.json" }],
]);

export const revisionNames = [...revisions.keys()];
export const latestRevision = revisionNames.at(-1);

/** The name, if there is such a revision or none is named. */
export function checkedRevision(name) {
  if (name === undefined || revisions.has(name)) return name;
  throw new UsageError(`There is no revision ${name}; there are ${revisionNames.join(" and ")}.`);
}

/** The file of a revision's rules. */
export const ruleFile = name => join(web, revisions.get(name).rules);

/** `{ name, suffix, modules, rules, schemas, packages }` of a revision; the latest one if the name is undefined. */
export function readRevision(name = latestRevision) {
  const { suffix } = revisions.get(checkedRevision(name));
  const { modules, rules } = readJSON(ruleFile(name));
  const { schemas, packages } = readJSON(join(web, "schema-sources.json")).revisions[name];
  return { name, suffix, modules, rules, schemas, packages };
}

/** The revision of a suite or schema by its name: that of the suffix, else the first. */
export const revisionOf = name => revisionNames.findLast(revision => name.includes(`-${revision}`)) ?? revisionNames[0];

/** The exports that each rule of a revision needs, as `module.export`. */
export const neededExports = ({ rules }) => Object.fromEntries(Object.entries(rules).map(([rule, { exports }]) => [rule, exports]));
