// The report of a run, in the two forms that compass-validate conformance prints.
import { nodeFault, recordingMajor } from "./node.mjs";

export const passedCount = report => report.suites.reduce((sum, suite) => sum + suite.passed, 0);
export const failedCount = report => report.suites.reduce((sum, suite) => sum + suite.failures.length, 0)
  + report.closedGaps.length + report.manifestFaults.length;

/** The number of cases that this Node is too old to decide. */
export const undecidedCount = report => report.suites.reduce((sum, suite) => sum + suite.undecided, 0);

/** A line a suite, the failures, and `N passed, N failed` at the end. */
export function text(report) {
  const lines = [];
  const width = Math.max(0, ...report.suites.map(suite => suite.suite.length));
  for (const suite of report.suites) {
    let line = `${suite.suite.padEnd(width)}  ${suite.passed} passed, ${suite.failures.length} failed`;
    if (suite.knownGaps > 0) line += `, ${suite.knownGaps} known gap${suite.knownGaps === 1 ? "" : "s"}`;
    if (suite.undecided > 0) line += `, ${suite.undecided} not decided`;
    lines.push(line);
    // Failures of generated cases are the cases of a disagreement, each of which is one cause.
    for (const { id, expected, found } of report.disagreements === undefined ? suite.failures : []) {
      lines.push(`  ${id}`, `    expected ${expected}`, `    found    ${found}`);
    }
  }
  for (const item of report.disagreements ?? []) lines.push(...disagreement(item));
  lines.push(...report.manifestFaults);
  for (const gap of report.closedGaps) {
    lines.push(`${gap} is listed in known-gaps.json but passes: take it out of the list`);
  }
  if (undecidedCount(report) > 0) {
    lines.push(`${undecidedCount(report)} cases with internationalized hosts or new characters are not decided: `
      + nodeFault(process.versions.node, recordingMajor));
  }
  lines.push(`${passedCount(report)} passed, ${failedCount(report)} failed`);
  return lines.join("\n");
}

const listedCases = 3;

/** The text of a disagreement: its subject, its smallest payload, both verdicts, and the first of its cases. */
function disagreement({ schema, payload, what, path, code, repeats, swift, web, cases, file }) {
  const at = path.length > 0 ? ` at ${path.join(".")}` : "";
  const count = `${cases.length} case${cases.length === 1 ? "" : "s"}`;
  const more = cases.length > listedCases ? ` and ${cases.length - listedCases} more` : "";
  const lines = [
    `disagreement on ${schema}${at}${code === undefined ? "" : `, ${code}`}, in ${count}: ${what}`,
    `    payload ${payload}`, `    Swift   ${swift}`, `    web     ${web}`,
    `    cases   ${cases.slice(0, listedCases).join(", ")}${more}`,
  ];
  if (!repeats) lines.push("    asked again, the two sides did not disagree like this: not shrunk, not written");
  if (file !== undefined) lines.push(`    written to ${file}`);
  return lines;
}

export function json(report) {
  const value = {
    suites: report.suites.map(suite => ({
      suite: suite.suite, kind: "schema", passed: suite.passed, failed: suite.failures.length,
      known_gaps: suite.knownGaps, failures: suite.failures,
    })),
  };
  if (report.disagreements !== undefined) value.disagreements = report.disagreements;
  if (report.manifestFaults.length > 0) value.manifest_faults = report.manifestFaults;
  if (report.closedGaps.length > 0) value.closed_gaps = report.closedGaps;
  if (undecidedCount(report) > 0) value.undecided = undecidedCount(report);
  value.passed = passedCount(report);
  value.failed = failedCount(report);
  return JSON.stringify(value);
}
