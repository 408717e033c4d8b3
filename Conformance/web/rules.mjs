#!/usr/bin/env node
// Runs the rule vectors through the web app's own functions, or records them again.
//
//   node Conformance/web/rules.mjs --module ./app.mjs [--revision REVISION] [FILE...] [--only RULE,RULE] [--format text|json]
//     [--log]
//   node Conformance/web/rules.mjs --module ./app.mjs [--revision REVISION] --record [--check] [--from TEXT]
//     [--as REVISION --into FOLDER] FILE...
//   node Conformance/web/rules.mjs [--module ./app.mjs] [--revision REVISION] --template
//
// The module is a bundle of bundle.mjs, or another one that exports `exports`, module name to the app's exports as the revision's
// rule-exports.json names them. It may also export:
// - `adapters`, rule name to (exports, arguments, env) => result, which take precedence over those of adapters/REVISION
// - `exec`, a surrounding for each call
// - `skipped`, the names of rules that can't run; a rule that can't run and is not listed fails the run, and so does a listed one that runs
// - `revision`, the default of --revision, which otherwise is the latest revision
//
// --log prints what the app's code and the adapters print. --record writes changed results into the files, or with --as into those of
// the next revision; a file without a change holds for both. --template writes adapters to fill in for the rules that the module can't run.
//
// Exit status: 0 all pass, 1 some do not (with --check: something would change), 2 something can't be used, 64 wrong
// usage.
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { UsageError, main, readArguments } from "./lib/arguments.mjs";
import { groupBy } from "./lib/group.mjs";
import { readRevision, revisionOf } from "./lib/revisions.mjs";
import { loadRules } from "./lib/rules/module.mjs";
import { recordRules } from "./lib/rules/record.mjs";
import { runRules } from "./lib/rules/run.mjs";
import { adapterTemplate } from "./lib/rules/template.mjs";
import { UnusableError, manifestFaults, readSuite, vectorFiles } from "./lib/vectors.mjs";

const here = dirname(fileURLToPath(import.meta.url));

/** The number of failures of a rule that are printed. */
const shownFailures = 5;

/** The number of differences of a failure that are printed. */
const shownDifferences = 6;

/** The rule suites of files or folders; without any, those of the revision in Conformance/rules. */
function ruleSuites(paths, revision) {
  const files = paths.length > 0 ? paths.flatMap(vectorFiles) : vectorFiles(join(here, "..", "rules"));
  const suites = files.map(file => ({ file, suite: readSuite(file) }))
    .filter(({ suite }) => suite.kind === "rule" && (paths.length > 0 || revisionOf(suite.suite) === revision.name));
  if (suites.length === 0) throw new UnusableError("no vector file of the kind rule");
  return suites;
}

/** The text of a run: a line a suite, the first failures of each rule, what was skipped, and the sum. */
function text(reports, faults) {
  const lines = [];
  for (const { suite, passed, failed, skipped } of reports) {
    lines.push(`${suite}  ${passed} passed, ${failed.length} failed`
      + (skipped.length > 0 ? `, ${skipped.length} rule${skipped.length === 1 ? "" : "s"} skipped` : ""));
    const byRule = groupBy(failed, ({ rule }) => rule);
    for (const failures of byRule.values()) {
      for (const { id, arguments: given, expected, actual, differences = [], crash } of failures.slice(0, shownFailures)) {
        lines.push(`  ${id}`, ...differenceLines(differences), `    arguments ${JSON.stringify(given)}`, `    expected  ${JSON.stringify(expected)}`,
          `    found     ${crash === undefined ? JSON.stringify(actual) : `an error: ${crash}`}`);
      }
      if (failures.length > shownFailures) lines.push(`  and ${failures.length - shownFailures} more of ${failures[0].rule}`);
    }
    for (const { rule, missing } of skipped) lines.push(`  ${rule} is skipped: ${missing.join(", ")} is missing`);
  }
  const sum = name => reports.reduce((sum, report) => sum + (report[name].length ?? report[name]), 0);
  lines.push(...faults, `${sum("passed")} passed, ${sum("failed")} failed`);
  return lines.join("\n");
}

/** The differences between the recorded result and the one found, a line each: a path and what became of it. */
function differenceLines(differences) {
  const lines = differences.slice(0, shownDifferences).map(difference => `    ${difference}`);
  if (differences.length > shownDifferences) lines.push(`    and ${differences.length - shownDifferences} more`);
  return lines;
}

async function run(suites, module, only) {
  const reports = [];
  for (const { suite } of suites) {
    if (only !== undefined && !suite.cases.some(({ rule }) => only.includes(rule))) continue;
    reports.push({ suite: suite.suite, ...await runRules({ suite, only, ...module }) });
  }
  const skipped = new Set(reports.flatMap(report => report.skipped.map(({ rule }) => rule)));
  const asked = new Set(suites.flatMap(({ suite }) => suite.cases.map(({ rule }) => rule))
    .filter(rule => only === undefined || only.includes(rule)));
  const faults = [
    ...[...skipped].filter(rule => !module.skipped.includes(rule))
      .map(rule => `${rule} did not run, and the module does not list it as skipped`),
    ...module.skipped.filter(rule => asked.has(rule) && !skipped.has(rule))
      .map(rule => `${rule} is listed as skipped but runs: take it out of the list`),
    ...(only ?? []).filter(rule => !asked.has(rule)).map(rule => `no case asks for ${rule}`),
    ...suites.flatMap(({ file, suite }) => manifestFaults(file, suite.cases.length)),
  ];
  return { reports, faults };
}

await main("rules.mjs", async list => {
  const given = readArguments(list, {
    options: ["module", "revision", "only", "format", "from", "as", "into"], flags: ["record", "check", "template", "log"],
  });
  if (given.template) {
    const { module, revision } = given.module === undefined ? { revision: readRevision(given.revision) }
      : await loadRules(given.module, given);
    const suites = ruleSuites(given.paths, revision).map(({ suite }) => suite);
    process.stdout.write(adapterTemplate(suites, revision, module) ?? "// Every rule runs.\n");
    return 0;
  }
  if (given.module === undefined) throw new UsageError("--module FILE is needed.");
  const format = given.format ?? "text";
  if (format !== "text" && format !== "json") throw new UsageError(`There is no format ${format}.`);
  if (given.record && given.paths.length === 0) throw new UsageError("--record needs vector files.");
  if ((given.check || given.from !== undefined || given.as !== undefined) && !given.record) throw new UsageError("--check, --from and --as need --record.");
  if ((given.as === undefined) !== (given.into === undefined)) throw new UsageError("--as REVISION and --into FOLDER go together.");
  const { module, revision } = await loadRules(given.module, given);
  const suites = ruleSuites(given.paths, revision);
  if (given.record) return recordRules(suites, module, module.needs, given);
  const { reports, faults } = await run(suites, module, given.only?.split(","));
  console.log(format === "text" ? text(reports, faults) : JSON.stringify({ suites: reports, faults }));
  return faults.length === 0 && reports.every(({ failed }) => failed.length === 0) ? 0 : 1;
});
