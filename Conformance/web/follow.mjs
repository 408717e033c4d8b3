#!/usr/bin/env node
// Runs the recorded cases of one version of Zod on a new one, and prints what changes.
//
//   node Conformance/web/follow.mjs BUNDLE [PATH...] [--from VERSION] [--zod VERSION] [--write FOLDER]
//     [--base BUNDLE] [--documents FOLDER]
//
// BUNDLE is an ES module that exports the new Zod as `z`. The cases are those of the vector files of VERSION, the newest that
// there is, in all of Conformance or at each PATH: verdicts by schema documents, JSON Schemas of documents, schemas of JSON Schemas,
// and formats of errors. The app's schemas are those of the documents in FOLDER, `schemas` beside Conformance. They may have been
// recorded from an older version than the other files: without --from the newest of theirs counts for them. With --base, the
// bundle of an older version, their new answers are compared with its answers instead of the recorded ones.
//
// Changes are grouped by construct: the node or check of the schema at the place of the difference. Each group has its smallest
// case. With --write, the files of the new version are written to FOLDER, but for those of the app's schemas, which record.mjs
// records in the app. --zod names the version, if it is not the one that the bundle shows.
//
// Exit status: 0 nothing changes, 1 something does, 2 something can't be used, 64 wrong usage.
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError, main, readArguments } from "./lib/arguments.mjs";
import { answer, answerText, kinds, obstacle, recordedAnswer } from "./lib/follow/answers.mjs";
import { AppSchemas } from "./lib/follow/app-schemas.mjs";
import { baseAnswers } from "./lib/follow/base.mjs";
import { loadZod, versionOf } from "./lib/follow/bundle.mjs";
import { changes } from "./lib/follow/changes.mjs";
import { recordingMajor } from "./lib/node.mjs";
import { UnusableError, caseLines, readSuite, stamps, suiteText, vectorFiles } from "./lib/vectors.mjs";

const vectors = dirname(dirname(fileURLToPath(import.meta.url)));

/** The files whose cases have schemas that can be built. */
function followed(paths, documents) {
  const files = paths.flatMap(path => vectorFiles(path).map(file => ({ file, isNamed: file === path })));
  return files.flatMap(({ file, isNamed }) => {
    const suite = readSuite(file);
    const isFollowed = kinds.has(suite.kind) && suite.cases.some(vector => vector.def === undefined)
      && !(suite.kind === "fromJSONSchema" && suite.format === "zod-def-vectors/1")
      && !(suite.kind === "toJSONSchema" && suite.cases.every(vector => vector.document === undefined || vector.results === undefined));
    if (isNamed && !isFollowed) throw new UnusableError(`${file}: cases of the kind ${suite.kind} can't be followed`);
    const app = suite.kind === "schema" ? new AppSchemas(suite, documents, vectors) : undefined;
    return isFollowed ? [{ file, suite, app, zod: suite.recorded.zod ?? "4.3.6" }] : [];
  });
}

/** The newest of some versions. */
function newest(versions) {
  const numbers = version => version.split(".").map(Number);
  return versions.toSorted((left, right) => {
    const [a, b] = [numbers(left), numbers(right)];
    return a[0] - b[0] || a[1] - b[1] || a[2] - b[2];
  }).at(-1);
}

/** The files of a version, or those of the newest: the app's schemas have their own newest. */
function chosen(all, from) {
  if (from !== undefined) return all.filter(({ zod }) => zod === from);
  return [all.filter(({ app }) => app === undefined), all.filter(({ app }) => app !== undefined)].flatMap(files => {
    const version = newest([...new Set(files.map(({ zod }) => zod))]);
    return files.filter(({ zod }) => zod === version);
  });
}

/** Runs the cases of a file. Those of the app's schemas are compared with the answers of `base`, if there are any. */
function follow({ file, suite, app, zod }, z, base) {
  const older = base?.answers.get(file);
  const result = { file, suite, zod: older === undefined ? zod : base.version, changed: [], left: new Map(), cases: new Map() };
  for (const vector of suite.cases) {
    const reason = obstacle(suite.kind, vector, app);
    if (reason !== undefined) {
      result.left.set(reason, (result.left.get(reason) ?? 0) + 1);
      continue;
    }
    const was = older?.get(vector.id) ?? recordedAnswer(vector);
    const is = answer(suite.kind, vector, z, app);
    result.cases.set(vector, is);
    if (answerText(was) === answerText(is)) continue;
    const schema = app?.nameOf(vector);
    const subject = app === undefined ? vector : { ...vector, document: app.node(vector) };
    result.changed.push({ kind: suite.kind, vector, schema, was, is, changes: changes(suite.kind, subject, was, is) });
  }
  return result;
}

/** The changed cases by kind of change and construct, the groups with the most cases first. */
function groups(changed) {
  const found = new Map();
  for (const one of changed) {
    for (const change of one.changes) found.set(change, [...found.get(change) ?? [], one]);
  }
  return [...found].toSorted(([left, ones], [right, others]) => others.length - ones.length || (left < right ? -1 : 1));
}

const subject = ({ document, jsonSchema, issues }) => JSON.stringify(document ?? jsonSchema ?? issues);

const inputText = vector => vector.json ?? JSON.stringify(vector.input);

/** The size of a case: one with several changes shows none of them alone. */
const size = ({ vector, schema, changes }) =>
  changes.length * 100_000 + (schema ?? subject(vector)).length + (inputText(vector) ?? "null").length;

/** Two texts without the most of what they have in common. */
function excerpts(was, is) {
  const limit = 400;
  let start = 0;
  while (start < was.length && was[start] === is[start]) start++;
  const from = start > limit / 2 ? start - 80 : 0;
  return [was, is].map(text => `${from > 0 ? "…" : ""}${text.slice(from, from + limit)}${text.length > from + limit ? "…" : ""}`);
}

function groupText([change, ones]) {
  const [smallest] = ones.toSorted((left, right) => size(left) - size(right));
  const { vector, schema, was, is } = smallest;
  const [before, after] = excerpts(answerText(was), answerText(is));
  const label = vector.document !== undefined ? "document" : vector.issues !== undefined && schema === undefined ? "issues  " : "schema  ";
  const defined = vector.definitions === undefined ? [] : [`    with     ${JSON.stringify(vector.definitions)}`];
  return [
    `${change}, in ${ones.length} case${ones.length === 1 ? "" : "s"}`,
    `    case     ${vector.id}`, `    ${label} ${schema ?? subject(vector)}`, ...defined,
    ...(inputText(vector) === undefined ? [] : [`    input    ${inputText(vector)}`]),
    `    was      ${before}`, `    is       ${after}`, "",
  ];
}

/** A case with a new answer; the order of its members stays. */
function rewritten(vector, is, zod) {
  const names = ["valid", "output", "issues", "results", "resultsAny", "throws", "inputs", "roundTrip"];
  const next = {};
  let isWritten = false;
  const write = () => {
    if (!isWritten) Object.assign(next, is);
    isWritten = true;
  };
  for (const [name, value] of Object.entries(vector)) {
    if (name === "issues" && vector.valid === undefined) next.issues = value;
    else if (names.includes(name)) write();
    else next[name] = name === "only" ? zod : value;
  }
  return next;
}

/** Writes a file of the new version, named after it in place of the old one. Cases without an answer are left out. */
function write({ file, suite, cases, changed }, folder, from, zod) {
  const renamed = text => text.includes(from) ? text.replaceAll(from, zod) : `${text}-${zod}`;
  const isChanged = new Set(changed.map(({ vector }) => vector));
  const lines = caseLines(file, suite.cases);
  const kept = new Map();
  const list = [...cases].filter(([, is]) => is.fault === undefined).map(([vector, is]) => {
    if (!isChanged.has(vector) && vector.only === undefined) {
      if (lines.has(vector)) kept.set(vector, lines.get(vector));
      return vector;
    }
    return rewritten(vector, is, zod);
  });
  if (list.length === 0) return undefined;
  const { unchangedIn, seed, ...recorded } = suite.recorded;
  const name = renamed(suite.suite);
  const path = join(folder, `${renamed(basename(file, ".json"))}.json`);
  writeFileSync(path, suiteText({
    ...suite, suite: name, recorded: { ...recorded, from: `the cases of ${basename(file)}`, zod, ...stamps() }, cases: list,
  }, kept));
  return path;
}

await main("follow.mjs", async list => {
  const given = readArguments(list, { options: ["from", "zod", "write", "base", "documents"] });
  const [bundle, ...paths] = given.paths;
  if (bundle === undefined) throw new UsageError("the bundle of a new Zod is needed.");
  const z = await loadZod(bundle);
  const zod = given.zod ?? versionOf(z, bundle);
  const documents = given.documents ?? join(dirname(vectors), "schemas");
  const all = followed(paths.length > 0 ? paths : [vectors], documents);
  if (all.length === 0) throw new UnusableError("no file has cases that can be followed");
  const files = chosen(all, given.from);
  if (files.length === 0) {
    const known = [...new Set(all.map(({ zod }) => zod))].toSorted().join(", ");
    throw new UnusableError(`no file was recorded from Zod ${given.from}; there are files of ${known}`);
  }
  const ofApp = files.filter(({ app }) => app !== undefined).map(({ file }) => file);
  const base = given.base === undefined ? undefined : await baseAnswers(given.base, ofApp, documents, vectors);
  // Formatters of errors come last: see the kinds.
  const order = [...kinds.keys()];
  const results = files.toSorted((left, right) => order.indexOf(left.suite.kind) - order.indexOf(right.suite.kind))
    .map(file => follow(file, z, base));
  const changed = results.flatMap(({ changed }) => changed);
  const versions = Map.groupBy(results, ({ zod }) => zod);
  for (const [from, ofVersion] of versions) {
    const found = groups(ofVersion.flatMap(({ changed }) => changed));
    if (versions.size > 1 && found.length > 0) console.log(`From ${from} to ${zod}:\n`);
    for (const group of found) console.log(groupText(group).join("\n"));
  }
  const width = Math.max(...results.map(({ suite }) => suite.suite.length));
  for (const { suite, changed, cases, left } of results) {
    const reasons = [...left].map(([reason, count]) => `${count} left out: ${reason}`).join(", ");
    console.log(`${suite.suite.padEnd(width)}  ${cases.size} cases, ${changed.length} changed${reasons && `, ${reasons}`}`);
  }
  for (const [from, ofVersion] of versions) {
    const total = ofVersion.reduce((sum, { cases }) => sum + cases.size, 0);
    const changed = ofVersion.flatMap(({ changed }) => changed);
    const kinds = groups(changed).length;
    console.log(`${changed.length} of ${total} cases change from ${from} to ${zod}, in ${kinds} kind${kinds === 1 ? "" : "s"} of change`);
  }
  if (given.write !== undefined) {
    mkdirSync(given.write, { recursive: true });
    for (const result of results) {
      // The vectors of the app's schemas come from the app itself.
      if (result.suite.kind === "schema") continue;
      const path = write(result, given.write, result.zod, zod);
      if (path !== undefined) console.log(`written to ${path}`);
    }
  }
  return changed.length === 0 ? 0 : 1;
}, { oldest: recordingMajor });
