// The report of changed decisions: grouped by schema field and by rule, each group with its smallest case.

/** The groups of a rule that are printed. */
const shownGroups = 6;

/**
 * The report as data, of the format `revision-changes/1`.
 *
 * @param revision the revision whose vectors ran
 * @param schemas, rules what `schemaChanges` and `ruleChanges` return
 */
export function changesReport(revision, schemas, rules) {
  return {
    format: "revision-changes/1", revision,
    schemas: schemas.schemas.map(({ schema, cases, left, knownGaps, changed }) => ({
      schema, cases, left, knownGaps, changed: changed.length,
      groups: groups(changed, ({ field, what }) => JSON.stringify([field, what])).map(([key, ones]) => {
        const [field, what] = JSON.parse(key);
        return {
          field, what, cases: ones.length,
          rejected: ones.filter(({ was, is }) => was.valid && is.valid === false).length,
          accepted: ones.filter(({ was, is }) => !was.valid && is.valid).length,
          example: schemaExample(ones),
        };
      }).toSorted((left, right) => left.field < right.field ? -1 : left.field > right.field ? 1 : right.cases - left.cases),
    })),
    rules: rules.rules.map(({ rule, cases, changed, failed }) => ({
      rule, cases, changed: changed.length, failed: failed.length, groups: ruleGroups(changed), failures: ruleGroups(failed),
    })),
    missing: { schemas: schemas.missing, rules: rules.missing },
  };
}

/** The changed cases by change, the groups with the most cases first. */
function groups(changed, key) {
  const found = new Map();
  for (const one of changed) for (const change of one.changes) found.set(key(change), [...found.get(key(change)) ?? [], one]);
  return [...found].toSorted(([left, ones], [right, others]) => others.length - ones.length || (left < right ? -1 : 1));
}

const ruleGroups = list => groups(list, what => what).map(([what, ones]) => ({ what, cases: ones.length, example: ruleExample(ones) }));

const length = value => JSON.stringify(value ?? null).length;

/** The smallest case: one with several changes shows none of them by itself. */
const smallest = (ones, size) => ones.toSorted((left, right) => left.changes.length - right.changes.length || size(left) - size(right))[0];

const inputText = vector => vector.json ?? JSON.stringify(vector.input);

function schemaExample(ones) {
  const { vector, was, is } = smallest(ones, ({ vector }) => inputText(vector).length);
  const verdict = ({ crash, valid, output, issues }) => crash !== undefined ? { crash } : valid ? { valid, output } : { valid, issues };
  return { id: vector.id, input: inputText(vector), was: verdict(was), is: verdict(is) };
}

function ruleExample(ones) {
  const { vector, was, is, crash } = smallest(ones, ({ vector, was }) => length(vector.arguments) + length(was));
  return { id: vector.id, arguments: vector.arguments ?? {}, was, ...crash === undefined ? { is } : { crash } };
}

/** The report as text. */
export function changesText(report) {
  const lines = [];
  for (const { schema, groups } of report.schemas) {
    for (const { field, what, cases, rejected, accepted, example } of groups) {
      const verdicts = [[rejected, "now rejected"], [accepted, "now accepted"]].filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
      lines.push(`schema ${schema}, ${field}: ${what}, in ${counted(cases, "case")}${verdicts.length > 0 ? ` (${verdicts.join(", ")})` : ""}`,
        `    case      ${example.id}`, `    input     ${shortened(example.input)}`, ...pair(verdictText(example.was), verdictText(example.is)), "");
    }
  }
  for (const { rule, cases, changed, groups } of report.rules.filter(({ changed }) => changed > 0)) {
    lines.push(`rule ${rule}: ${changed} of ${counted(cases, "case")}`);
    // One case may be the smallest of several groups.
    for (const sharing of Map.groupBy(groups.slice(0, shownGroups), ({ example }) => example.id).values()) {
      const [{ example }] = sharing;
      lines.push(...sharing.map(({ what, cases }) => `  ${what}, in ${counted(cases, "case")}`), `    case      ${example.id}`,
        `    arguments ${shortened(JSON.stringify(example.arguments))}`, ...pair(JSON.stringify(example.was), JSON.stringify(example.is)));
    }
    if (groups.length > shownGroups) lines.push(`  and ${counted(groups.length - shownGroups, "more kind")} of change`);
    lines.push("");
  }
  const failing = report.rules.filter(({ failed }) => failed > 0);
  for (const { rule, cases, failed, failures } of failing) {
    lines.push(`rule ${rule} throws in ${failed} of ${counted(cases, "case")}: its adapter does not fit the app`);
    for (const { what, cases, example } of failures.slice(0, shownGroups)) lines.push(`    ${what}, in ${counted(cases, "case")} such as ${example.id}`);
  }
  if (failing.length > 0) lines.push("");
  const { missing } = report;
  for (const { schema, cases } of missing.schemas) lines.push(`schema ${schema} can't run: the app exports no such schema (${counted(cases, "case")})`);
  for (const { rule, cases, exports, hints = [] } of missing.rules) {
    lines.push(`rule ${rule} can't run: ${exports.join(", ")} is missing (${counted(cases, "case")})`, ...hints.map(hint => `    ${hint}`));
  }
  if (missing.schemas.length + missing.rules.length > 0) lines.push("");
  const [schemas, rules] = [report.schemas, report.rules];
  if (schemas.length > 0) lines.push(summary(schemas, "schema", missing.schemas));
  const left = schemas.reduce((sum, { left }) => sum + left, 0);
  if (left > 0) lines.push(`${counted(left, "case")} with the answer of another engine did not run`);
  const gaps = schemas.reduce((sum, { knownGaps }) => sum + knownGaps, 0);
  if (gaps > 0) lines.push(`${counted(gaps, "case")} differ${gaps === 1 ? "s" : ""} as a known gap`);
  if (rules.length + missing.rules.length > 0) lines.push(summary(rules, "rule", missing.rules));
  return lines.join("\n");
}

function summary(list, word, missing) {
  const changed = list.filter(({ changed }) => changed > 0);
  const sum = (list, name) => list.reduce((sum, entry) => sum + entry[name], 0);
  const failing = list.filter(({ failed }) => failed > 0);
  const failed = failing.length > 0 ? `; ${counted(failing.length, word)} with ${counted(sum(failing, "failed"), "case")} threw` : "";
  const absent = missing.length > 0 ? `; ${counted(missing.length, word)} with ${counted(sum(missing, "cases"), "case")} can't run` : "";
  return `${changed.length} of ${counted(list.length, word)} changed: ${sum(list, "changed")} of ${counted(sum(list, "cases"), "case")}${failed}${absent}`;
}

const counted = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;
const verdictText = ({ crash, valid, output, issues }) => crash ?? (valid ? `valid ${JSON.stringify(output)}` : `invalid ${JSON.stringify(issues)}`);

const limit = 300;
const shortened = text => text.length > limit ? `${text.slice(0, limit)}…` : text;

/** Two strings from where they begin to differ, if they are long. */
function pair(was, is) {
  let start = 0;
  while (start < was.length && was[start] === is[start]) start++;
  const from = start > limit / 2 ? start - 60 : 0;
  const [before, after] = [was, is].map(text => `${from > 0 ? "…" : ""}${shortened(text.slice(from))}`);
  return [`    was       ${before}`, `    is        ${after}`];
}
