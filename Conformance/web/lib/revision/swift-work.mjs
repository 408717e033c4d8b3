// What has to change in Swift for a revision: the schemas whose documents differ and the rules whose answers do, with the files.
import { relative } from "node:path";
import { SwiftFiles } from "./swift-files.mjs";

/**
 * @param root the repository
 * @param documents what `documentChanges` returns; undefined if no schemas were described
 * @param changes a report of changed decisions
 * @returns `{ schemas, families }`
 */
export function swiftWork(root, documents, changes) {
  const isCompared = documents !== undefined;
  const swift = new SwiftFiles(root);
  const schemas = (documents ?? []).map(({ schema, was, is, fields }) => ({
    schema, fields, files: swift.ofSchema(schema), was: was && relative(root, was), is,
    what: was === undefined ? "is new" : is === undefined ? "was not described" : "differs",
  }));
  const listed = new Set(schemas.map(({ schema }) => schema));
  const judged = changes.schemas.filter(({ schema, changed }) => changed > 0 && !listed.has(schema));
  schemas.push(...judged.map(({ schema, groups }) => ({
    schema, what: isCompared ? "has the same document and other verdicts" : "has other verdicts", fields: [...new Set(groups.map(({ field }) => field))], files: swift.ofSchema(schema),
  })));
  const missing = changes.missing.rules.map(({ rule, cases, exports }) => ({ rule, fact: `can't run: ${exports.join(", ")} is missing (${counted(cases)})` }));
  const changed = changes.rules.filter(({ changed, failed }) => changed + failed > 0).map(({ rule, cases, changed, failed, groups }) => ({
    rule, fact: [
      ...changed > 0 ? [`${changed} of ${counted(cases)}: ${shortened(groups.map(({ what }) => what))}`] : [],
      ...failed > 0 ? [`${failed} of ${counted(cases)} threw`] : [],
    ].join("; "),
  }));
  const families = new Map();
  for (const entry of [...changed, ...missing]) {
    const { named, rules } = swift.ofRule(entry.rule);
    const family = named[0] ?? "no file names them";
    families.set(family, [...families.get(family) ?? [], { ...entry, files: rules }]);
  }
  return { schemas, families: [...families].map(([file, rules]) => ({ file, rules })) };
}

/** The work as text. */
export function swiftWorkText({ schemas, families }) {
  const lines = [];
  if (schemas.length > 0) lines.push("Schemas", "");
  for (const { schema, what, fields, files, was, is } of schemas) {
    lines.push(`${schema} ${what}${fields.length > 0 ? `: ${fields.join(", ")}` : ""}`,
      `    ${files.join(", ") || "no file has its name"}`, ...was && is ? [`    compass-validate diff ${was} ${is}`] : []);
  }
  if (families.length > 0) lines.push(...lines.length > 0 ? [""] : [], "Rules");
  for (const { file, rules } of families) {
    lines.push("", file);
    for (const { rule, fact, files } of rules) {
      lines.push(`    ${rule}: ${fact}`, ...files.map(file => `        ${file}`));
    }
  }
  if (lines.length === 0) lines.push("nothing has to change");
  return lines.join("\n");
}

const counted = cases => `${cases} case${cases === 1 ? "" : "s"}`;
const shortened = list => `${list.slice(0, 3).join(", ")}${list.length > 3 ? ` and ${list.length - 3} more` : ""}`;
