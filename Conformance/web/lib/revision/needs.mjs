// What the rules and schemas of a revision take from the app: rule-exports.json, and schema-sources.json if it is there.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readJSON } from "../vectors.mjs";

const web = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

/** The file of a revision's rules: rule-exports-REVISION.json, else rule-exports.json. */
export function exportsFile(revision) {
  const file = join(web, `rule-exports-${revision}.json`);
  return existsSync(file) ? file : join(web, "rule-exports.json");
}

/** `{ modules, needs }`: each module's file in the app, and the exports that each rule needs, as `module.export`. */
export function readNeeds(file) {
  const { modules, rules } = readJSON(file);
  return { modules, needs: Object.fromEntries(Object.entries(rules).map(([rule, entry]) => [rule, entry.exports ?? entry])) };
}

/** The file and the name of each schema of a revision in the app; an empty list if nothing has them. */
export function schemaSources(revision, file = join(web, "schema-sources.json")) {
  if (!existsSync(file)) return [];
  const { schemas = {} } = readJSON(file).revisions?.[revision] ?? {};
  return Object.entries(schemas).filter(([, { expression }]) => /^[\w$]+$/.test(expression ?? ""))
    .map(([schema, { file, expression }]) => ({ schema, file, name: expression }));
}
