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

/**
 * `{ modules, needs, schemas }`: each module's file in the app, the exports that each rule needs, as `module.export`, and the file and the
 * expression of each schema, if the file has them.
 */
export function readNeeds(file) {
  const { modules, rules, schemas } = readJSON(file);
  return { modules, schemas, needs: Object.fromEntries(Object.entries(rules).map(([rule, entry]) => [rule, entry.exports ?? entry])) };
}

/** The file and the name of each schema in the app: those given, else those of a revision; an empty list if nothing has them. */
export function schemaSources(revision, given) {
  const file = join(web, "schema-sources.json");
  const schemas = given ?? (existsSync(file) ? readJSON(file).revisions?.[revision]?.schemas : undefined) ?? {};
  return Object.entries(schemas).filter(([, { expression }]) => /^[\w$]+$/.test(expression ?? ""))
    .map(([schema, { file, expression }]) => ({ schema, file, name: expression }));
}
