#!/usr/bin/env node
// The steps from one revision of the app to the next: README.md, "The next revision".
//
//   node Conformance/web/revision.mjs modules APP [--revision NAME] [--exports FILE] [--format text|json]
//   node Conformance/web/revision.mjs changes [--schemas FILE] [--module FILE] [PATH...] [--revision NAME] [--next NAME]
//     [--exports FILE] [--app APP] [--known-gaps FILE] [--format text|json] [--into FILE]
//   node Conformance/web/revision.mjs swift --changes FILE [--described FOLDER] [--documents FOLDER] [--next NAME]
//     [--root FOLDER] [--format text|json]
//   node Conformance/web/revision.mjs manifest FOLDER VERSION [--why TEXT --source TEXT]
//
// `modules` finds the files and exports of APP, the app's folder, that rules and schemas of a revision took and that have been moved,
// renamed or taken away.
//
// `changes` runs all schema and rule vectors of the revision, 2026-08 by default, on the app and prints which decisions changed, grouped by
// schema field and rule, each with its smallest case. --schemas is the module of run.mjs, --module that of rules.mjs. Schemas may have the
// names of the vectors, those of --next, or no revision. PATH is a file or folder of vectors instead of those in Conformance. --app looks
// for missing exports in the app's folder. --known-gaps is that of run.mjs. --into writes the report as JSON as well.
//
// `swift` reads that report and lists the documents and rules that have to change in Swift, with the files of this repository. --described
// is what describe.mjs wrote.
//
// `manifest` writes the manifest of a folder of vectors. --exports names the file of another app's modules, rules and schemas, in the form
// of rule-exports.json.
//
// Exit status: 0 nothing changed, 1 something did, 2 something can't be used, 64 wrong usage.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError, main, readArguments } from "./lib/arguments.mjs";
import { loadSchemas } from "./lib/judge.mjs";
import { recordingMajor } from "./lib/node.mjs";
import { documentChanges } from "./lib/revision/documents.mjs";
import { manifestText } from "./lib/revision/manifest.mjs";
import { findingText, moduleChanges } from "./lib/revision/modules.mjs";
import { exportsFile, readNeeds, schemaSources } from "./lib/revision/needs.mjs";
import { changesReport, changesText } from "./lib/revision/report.mjs";
import { ruleChanges } from "./lib/revision/rule-changes.mjs";
import { schemaChanges } from "./lib/revision/schema-changes.mjs";
import { suitesOf } from "./lib/revision/suites.mjs";
import { swiftWork, swiftWorkText } from "./lib/revision/swift-work.mjs";
import { latestRevision, revisionNames } from "./lib/revisions.mjs";
import { loadRules } from "./lib/rules/module.mjs";
import { UnusableError, readGaps, readJSON } from "./lib/vectors.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..");

const print = (given, value, text) => console.log(given.format === "json" ? JSON.stringify(value, null, 2) : text);

/** The findings about the exports that rules and schemas take, as `{ rules, schemas }`. */
function moduleFindings(app, revision, file) {
  const { modules, needs, schemas } = readNeeds(file);
  const wanted = [...new Set(Object.values(needs).flat())].map(name => {
    const [module, member] = name.split(".");
    return { module, file: modules[module], name: member };
  });
  return {
    rules: moduleChanges(app, wanted.filter(({ file }) => file !== undefined)),
    schemas: moduleChanges(app, schemaSources(revision, schemas).map(({ schema, file, name }) => ({ module: schema, file, name }))),
  };
}

function modules(given) {
  const [app, ...rest] = given.paths;
  if (app === undefined || rest.length > 0) throw new UsageError("one folder of an app is needed.");
  const revision = given.revision ?? latestRevision;
  const file = given.exports ?? exportsFile(revision);
  const { rules, schemas } = moduleFindings(app, revision, file);
  const { needs } = readNeeds(file);
  const users = ({ module, name }) => Object.keys(needs).filter(rule => needs[rule].includes(`${module}.${name}`));
  const lines = [
    ...rules.map(finding => `${findingText(finding)}: ${users(finding).join(", ")}`),
    ...schemas.map(finding => `${findingText(finding)}: schema ${finding.module}`),
  ];
  print(given, { rules: rules.map(finding => ({ ...finding, rules: users(finding) })), schemas },
    [...lines, `${lines.length === 0 ? "every export is where it was" : `${lines.length} export${lines.length === 1 ? "" : "s"} moved, renamed or taken away`}`].join("\n"));
  return lines.length === 0 ? 0 : 1;
}

async function changes(given) {
  if (given.schemas === undefined && given.module === undefined) throw new UsageError("--schemas FILE or --module FILE is needed.");
  const revision = given.revision ?? latestRevision;
  const suites = suitesOf(revision, given.paths);
  const ofKind = kind => suites.filter(({ suite }) => suite.kind === kind);
  const file = given.exports ?? exportsFile(revision);
  const schemas = given.schemas === undefined ? { schemas: [], missing: [] }
    : schemaChanges(ofKind("schema"), (await loadSchemas(given.schemas)).schemas, { revision, next: given.next, gaps: readGaps(given["known-gaps"]) });
  const rules = given.module === undefined ? { rules: [], missing: [] } : await changedRules(ofKind("rule"), given);
  if (given.app !== undefined) addHints(rules.missing, moduleFindings(given.app, revision, file).rules);
  const report = changesReport(revision, schemas, rules);
  print(given, report, changesText(report));
  if (given.into !== undefined) {
    mkdirSync(dirname(given.into), { recursive: true });
    writeFileSync(given.into, `${JSON.stringify(report, null, 2)}\n`);
  }
  const isChanged = [...report.schemas, ...report.rules].some(({ changed, failed = 0 }) => changed + failed > 0);
  return isChanged || schemas.missing.length + rules.missing.length > 0 ? 1 : 0;
}

/** The changes of rules. A revision that has no adapters here is an app's own: the module has them, or those of the latest one fit. */
async function changedRules(suites, { module: file, revision, exports }) {
  const { module } = await loadRules(file, { revision: revisionNames.includes(revision) ? revision : undefined });
  return ruleChanges(suites, module, exports === undefined ? module.needs : readNeeds(exports).needs);
}

/** Adds what became of the exports that a rule misses. */
function addHints(missing, findings) {
  for (const entry of missing) {
    const hints = findings.filter(({ module, name }) => entry.exports.includes(`${module}.${name}`)).map(findingText);
    if (hints.length > 0) entry.hints = hints;
  }
}

function swift(given) {
  if (given.changes === undefined) throw new UsageError("--changes FILE is needed: what changes --into has written.");
  const report = readJSON(given.changes);
  if (report?.format !== "revision-changes/1") throw new UnusableError(`${given.changes}: the format is not "revision-changes/1"`);
  const documents = given.described === undefined ? undefined
    : documentChanges(given.described, given.documents ?? join(given.root ?? root, "schemas"), report.revision, given.next);
  const work = swiftWork(given.root ?? root, documents, report);
  print(given, work, swiftWorkText(work));
  return work.schemas.length + work.families.length === 0 ? 0 : 1;
}

function manifest(given) {
  const [folder, version, ...rest] = given.paths;
  if (version === undefined || rest.length > 0) throw new UsageError("a folder and a version are needed.");
  const text = manifestText(folder, version, given);
  writeFileSync(join(folder, "manifest.json"), text);
  console.log(`written to ${join(folder, "manifest.json")}`);
  return 0;
}

/** Each step with its options. */
const steps = {
  modules: { run: modules, options: ["revision", "exports", "format"] },
  changes: { run: changes, options: ["schemas", "module", "revision", "next", "exports", "app", "known-gaps", "format", "into"] },
  swift: { run: swift, options: ["changes", "described", "documents", "next", "root", "format"] },
  manifest: { run: manifest, options: ["why", "source"] },
};

await main("revision.mjs", async ([name, ...list]) => {
  const step = Object.hasOwn(steps, name ?? "") ? steps[name] : undefined;
  if (step === undefined) throw new UsageError(`the step is one of ${Object.keys(steps).join(", ")}.`);
  const given = readArguments(list, { options: step.options });
  if (!["text", "json", undefined].includes(given.format)) throw new UsageError("--format is text or json.");
  return step.run(given);
}, { oldest: recordingMajor });
