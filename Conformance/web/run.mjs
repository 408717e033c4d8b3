#!/usr/bin/env node
// Runs the schema vectors through the web app's own Zod schemas.
//
//   node Conformance/web/run.mjs --schemas ./schemas.mjs [PATH...] [--revision REVISION] [--only NAME,NAME]
//     [--known-gaps FILE] [--format text|json]
//   node Conformance/web/run.mjs --schemas ./schemas.mjs --generated FILE [--swift PATH] [--into FOLDER]
//     [--documents FOLDER] [--zod VERSION] [--format text|json]
//
// The suites are those of a revision: --revision, else the one that the module exports as `revision`, as bundle.mjs writes it.
// Without either, all suites run.
//
// The second form compares both sides on fresh cases: FILE is what compass-validate generate --vectors has
// written, with the Swift side's verdicts. Disagreements are merged by place and kind. Each is shrunk with
// compass-validate at PATH, which is asked again for every candidate, and written to FOLDER as a vector file
// that expects the web app's answer; one that does not repeat is reported and not written.
// A schema that compass-validate does not know by name is judged by FOLDER/NAME.json of --documents.
//
// Exit status: 0 all pass, 1 some do not, 2 something can't be used, such as a Node that is too old for some cases, 64 wrong usage.
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError, main, readArguments } from "./lib/arguments.mjs";
import { sideText } from "./lib/difference.mjs";
import { disagreements } from "./lib/disagreements.mjs";
import { gapIndex, isKnownAnswer } from "./lib/gaps.mjs";
import { judge, loadSchemas, payload, verdictText } from "./lib/judge.mjs";
import { decided, nodeFault, recordingMajor } from "./lib/node.mjs";
import * as print from "./lib/report.mjs";
import { checkedRevision, revisionOf } from "./lib/revisions.mjs";
import {
  UnusableError, formatFaults, manifestFaults, missingFiles, readGaps, readSuite, vectorFiles,
} from "./lib/vectors.mjs";
import { writeDisagreement } from "./lib/write.mjs";

function runSuite(suite, schemas, gaps, states) {
  const report = { suite: suite.suite, passed: 0, knownGaps: 0, undecided: 0, failures: [] };
  for (const vector of suite.cases) {
    const name = vector.schema ?? suite.suite;
    const expected = verdictText(vector);
    const schema = schemas.get(name);
    const value = payload(vector);
    const found = schema === undefined
      ? `no schema is named "${name}"` : decided(JSON.stringify(value), () => verdictText(judge(schema, value)));
    if (found === undefined) {
      report.undecided++;
      continue;
    }
    const gap = gapIndex(gaps, suite.suite, vector);
    if (found === expected) {
      report.passed++;
      if (gap >= 0 && states[gap] === undefined) states[gap] = "passed";
    } else if (gap >= 0 && isKnownAnswer(vector, found)) {
      states[gap] = "failed";
      report.knownGaps++;
    } else {
      report.failures.push({ id: vector.id, expected, found });
    }
  }
  return report;
}

/** Compares both sides on generated cases, and shrinks the differences if compass-validate can be asked. */
function compare(given, schemas) {
  const suite = readSuite(given.generated);
  if (suite.kind !== "schema") {
    throw new UnusableError(`${given.generated}: is of the kind ${suite.kind}`);
  }
  const name = vector => vector.schema ?? suite.suite;
  const stranger = suite.cases.map(name).find(name => !schemas.has(name));
  if (stranger !== undefined) throw new UnusableError(`${given.schemas}: exports no schema ${stranger}`);
  const judged = suite.cases.map(vector => ({
    name: name(vector), vector, web: judge(schemas.get(name(vector)), payload(vector)),
  }));
  const failed = judged.filter(({ vector, web }) => verdictText(vector) !== verdictText(web));
  const result = {
    suite: suite.suite, passed: judged.length - failed.length, knownGaps: 0, undecided: 0,
    failures: failed.map(({ vector, web }) =>
      ({ id: vector.id, expected: verdictText(vector), found: verdictText(web) })),
  };
  const more = given.zod === undefined ? {} : { zod: given.zod };
  const found = disagreements(failed, schemas, given).map(item => ({
    schema: item.name, payload: item.text, what: item.what, path: item.path, code: item.code,
    repeats: item.repeats, swift: sideText(item.swift), web: sideText(item.web),
    cases: item.cases, file: given.into === undefined ? undefined : writeDisagreement(item, given.into, more),
  }));
  return { suites: [result], closedGaps: [], manifestFaults: [], disagreements: found };
}

await main("run.mjs", async list => {
  const forCases = ["generated", "swift", "into", "documents", "zod"];
  const given = readArguments(list, { options: ["schemas", "revision", "only", "known-gaps", "format", ...forCases] });
  if (given.schemas === undefined) throw new UsageError("--schemas FILE is needed.");
  if (!["text", "json", undefined].includes(given.format)) {
    throw new UsageError("--format is text or json.");
  }
  if (given.generated !== undefined) {
    if (given.paths.length > 0 || ["revision", "only", "known-gaps"].some(name => given[name] !== undefined)) {
      throw new UsageError("--generated FILE stands without PATH, --revision, --only and --known-gaps.");
    }
    const fault = nodeFault(process.versions.node, recordingMajor);
    if (fault !== undefined) throw new UnusableError(`--generated: ${fault}`);
    const { schemas } = await loadSchemas(given.schemas);
    const report = compare(given, schemas);
    console.log(given.format === "json" ? print.json(report) : print.text(report));
    return print.failedCount(report) === 0 ? 0 : 1;
  }
  const idle = forCases.find(name => given[name] !== undefined);
  if (idle !== undefined) throw new UsageError(`--${idle} needs --generated FILE.`);
  const paths = given.paths.length > 0 ? given.paths
    : [dirname(dirname(fileURLToPath(import.meta.url)))];
  const only = given.only?.split(",");
  const { schemas, module } = await loadSchemas(given.schemas);
  const revision = checkedRevision(given.revision ?? module.revision);
  // The known-gaps.json beside the vectors is the Swift side's.
  const gaps = readGaps(given["known-gaps"]);
  const states = [];
  const report = { suites: [], closedGaps: [], manifestFaults: [] };
  for (const path of paths) {
    const files = vectorFiles(path);
    for (const file of files) {
      const suite = readSuite(file);
      if (suite.kind !== "schema") {
        if (file === path) throw new UnusableError(`${file}: cases of the kind ${suite.kind} do not run here`);
        continue;
      }
      if (revision !== undefined && revisionOf(suite.suite) !== revision) continue;
      if (only !== undefined && !only.includes(suite.suite)) continue;
      const result = runSuite(suite, schemas, gaps, states);
      report.suites.push(result);
      report.manifestFaults.push(
        ...manifestFaults(file, result.passed + result.knownGaps + result.undecided + result.failures.length));
    }
    report.manifestFaults.push(...missingFiles(path), ...formatFaults(path));
  }
  // Two paths may have the same manifest.
  report.manifestFaults = [...new Set(report.manifestFaults)];
  const unknown = only?.filter(name => !report.suites.some(({ suite }) => suite === name)) ?? [];
  if (unknown.length > 0) throw new UnusableError(`there is no suite ${unknown.join(", ")}`);
  for (const [place, { id, tag }] of gaps.entries()) {
    if (states[place] === "passed") report.closedGaps.push(id ?? `tag ${tag}`);
  }
  console.log(given.format === "json" ? print.json(report) : print.text(report));
  if (print.failedCount(report) > 0 || print.passedCount(report) === 0) return 1;
  return print.undecidedCount(report) > 0 ? 2 : 0;
});
