#!/usr/bin/env node
// Runs the recorded cases of one version of Zod on a new one, and prints what changes.
//
//   node Conformance/web/follow.mjs BUNDLE [PATH...] [--from VERSION] [--zod VERSION] [--write FOLDER]
//
// BUNDLE is an ES module that exports the new Zod as `z`. The cases are those of the vector files of VERSION, the newest that
// there is, in all of Conformance or at each PATH: verdicts by schema documents, JSON Schemas of documents, schemas of JSON Schemas,
// and formats of errors. Changes are grouped by construct: the node or check of the schema at the place of the difference. Each
// group has its smallest case. With --write, the files of the new version are written to FOLDER; --zod names it, if it is not
// the version that the bundle shows.
//
// Exit status: 0 nothing changes, 1 something does, 2 something can't be used, 64 wrong usage.
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { UsageError, main, readArguments } from "./lib/arguments.mjs";
import { answer, answerText, kinds, obstacle, recordedAnswer } from "./lib/follow/answers.mjs";
import { changes } from "./lib/follow/changes.mjs";
import { recordingMajor } from "./lib/node.mjs";
import { UnusableError, caseLines, readSuite, stamps, suiteText, vectorFiles } from "./lib/vectors.mjs";

/** The builders of a bundle. */
async function loadZod(file) {
  let module;
  try {
    module = await import(pathToFileURL(resolve(file)).href);
  } catch (error) {
    throw new UnusableError(`${file}: ${error.message}`);
  }
  const z = module.z ?? module.default?.z ?? module.default ?? module;
  if (typeof z?.string !== "function") throw new UnusableError(`${file}: exports no Zod as z`);
  return z;
}

function versionOf(z, file) {
  const version = z.string()?._zod?.version;
  if (version === undefined) throw new UnusableError(`${file}: shows no version; name it with --zod`);
  return `${version.major}.${version.minor}.${version.patch}`;
}

/** The files whose cases hold their schemas. */
function followed(paths) {
  const files = paths.flatMap(path => vectorFiles(path).map(file => ({ file, isNamed: file === path })));
  return files.flatMap(({ file, isNamed }) => {
    const suite = readSuite(file);
    const isFollowed = kinds.has(suite.kind) && suite.cases.some(vector => vector.def === undefined)
      && !(suite.kind === "fromJSONSchema" && suite.format === "zod-def-vectors/1")
      && !(suite.kind === "toJSONSchema" && suite.cases.every(vector => vector.document === undefined || vector.results === undefined));
    if (isNamed && !isFollowed) throw new UnusableError(`${file}: cases of the kind ${suite.kind} can't be followed`);
    return isFollowed ? [{ file, suite, zod: suite.recorded.zod ?? "4.3.6" }] : [];
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

/** Runs the cases of a file. */
function follow({ file, suite }, z) {
  const result = { file, suite, changed: [], left: 0, cases: new Map() };
  for (const vector of suite.cases) {
    if (obstacle(suite.kind, vector) !== undefined) {
      result.left += 1;
      continue;
    }
    const [was, is] = [recordedAnswer(vector), answer(suite.kind, vector, z)];
    result.cases.set(vector, is);
    if (answerText(was) === answerText(is)) continue;
    result.changed.push({ kind: suite.kind, vector, was, is, changes: changes(suite.kind, vector, was, is) });
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

/** The size of a case: one with several changes shows none of them alone. */
const size = ({ vector, changes }) => changes.length * 100_000 + subject(vector).length + JSON.stringify(vector.input ?? null).length;

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
  const { vector, was, is } = smallest;
  const [before, after] = excerpts(answerText(was), answerText(is));
  const label = vector.document !== undefined ? "document" : vector.jsonSchema !== undefined ? "schema  " : "issues  ";
  return [
    `${change}, in ${ones.length} case${ones.length === 1 ? "" : "s"}`,
    `    case     ${vector.id}`, `    ${label} ${subject(vector)}`,
    ...(Object.hasOwn(vector, "input") ? [`    input    ${JSON.stringify(vector.input)}`] : []),
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
  const given = readArguments(list, { options: ["from", "zod", "write"] });
  const [bundle, ...paths] = given.paths;
  if (bundle === undefined) throw new UsageError("the bundle of a new Zod is needed.");
  const z = await loadZod(bundle);
  const zod = given.zod ?? versionOf(z, bundle);
  const all = followed(paths.length > 0 ? paths : [dirname(dirname(fileURLToPath(import.meta.url)))]);
  if (all.length === 0) throw new UnusableError("no file has cases that can be followed");
  const from = given.from ?? newest([...new Set(all.map(({ zod }) => zod))]);
  const files = all.filter(({ zod }) => zod === from);
  if (files.length === 0) {
    const known = [...new Set(all.map(({ zod }) => zod))].toSorted().join(", ");
    throw new UnusableError(`no file was recorded from Zod ${from}; there are files of ${known}`);
  }
  // Formatters of errors come last: see the kinds.
  const order = [...kinds.keys()];
  const results = files.toSorted((left, right) => order.indexOf(left.suite.kind) - order.indexOf(right.suite.kind))
    .map(file => follow(file, z));
  const changed = results.flatMap(({ changed }) => changed);
  const found = groups(changed);
  for (const group of found) console.log(groupText(group).join("\n"));
  const width = Math.max(...results.map(({ suite }) => suite.suite.length));
  for (const { suite, changed, cases, left } of results) {
    console.log(`${suite.suite.padEnd(width)}  ${cases.size} cases, ${changed.length} changed${left > 0 ? `, ${left} left out` : ""}`);
  }
  const total = results.reduce((sum, { cases }) => sum + cases.size, 0);
  console.log(`${changed.length} of ${total} cases change from ${from} to ${zod}, in ${found.length} kind${found.length === 1 ? "" : "s"} of change`);
  if (given.write !== undefined) {
    mkdirSync(given.write, { recursive: true });
    for (const result of results) {
      const path = write(result, given.write, from, zod);
      if (path !== undefined) console.log(`written to ${path}`);
    }
  }
  return changed.length === 0 ? 0 : 1;
}, { oldest: recordingMajor });
