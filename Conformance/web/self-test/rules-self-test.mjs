#!/usr/bin/env node
// The rule runner's test of itself: node Conformance/web/self-test/rules-self-test.mjs
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { nodeFault, recordingMajor } from "../lib/node.mjs";
import { Database } from "../lib/rules/database.mjs";
import { within } from "../lib/rules/environment.mjs";
import { normalized, same } from "../lib/rules/values.mjs";
import { passedTests, test } from "./test.mjs";

const oldNode = nodeFault(process.versions.node, recordingMajor);
if (oldNode !== undefined) {
  console.error(`rules-self-test.mjs: ${oldNode}`);
  process.exit(2);
}
const here = dirname(fileURLToPath(import.meta.url));
const vectors = join(here, "..", "..", "rules");
const folder = mkdtempSync(join(tmpdir(), "rules-self-test-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const tool = (list, environment = {}) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(here, "..", "rules.mjs"), ...list],
    { encoding: "utf8", env: { ...process.env, ...environment } });
  return { status, stdout, stderr };
};
const standIn = ["--module", join(here, "rules-stand-in.mjs")];
const suiteFile = (name, cases, head = {}) => {
  const file = join(folder, `${name}.json`);
  const lines = cases.map(vector => JSON.stringify(vector)).join(",\n");
  const start = JSON.stringify({
    format: "golden-vectors/1", suite: name, kind: "rule", recorded: { from: "a stand-in" }, ...head,
  });
  writeFileSync(file, `${start.slice(0, -1)},"cases":[\n${lines}\n]}\n`);
  return file;
};

await test("recorded cases of a rule with a clock and a zone pass, and those of a rule without", async () => {
  const { status, stdout } = tool([...standIn, "--only", "grade.current,score.label",
    join(vectors, "rules-grades-2026-08.json"), join(vectors, "rules-score-2026-08.json")]);
  assert.match(stdout, /\b(\d+) passed, 0 failed$/m);
  assert.equal(status, 0);
  assert.ok(Number(stdout.match(/(\d+) passed, 0 failed\n$/)[1]) > 70);
});

await test("a changed threshold is reported with its case", async () => {
  const list = [...standIn, "--only", "score.label", join(vectors, "rules-score-2026-08.json")];
  const { status, stdout } = tool(list, { RULES_STAND_IN: "threshold" });
  assert.equal(status, 1);
  assert.match(stdout, /rules-score-2026-08\/score.label\/\d+\n +the result differs\n +arguments .*50.*\n +expected +"slightly_behind"\n +found +"at_risk"/);
  const report = JSON.parse(tool([...list, "--format", "json"], { RULES_STAND_IN: "threshold" }).stdout);
  assert.equal(report.suites[0].failed[0].rule, "score.label");
  assert.deepEqual(report.suites[0].failed[0].differences, ["the result differs"]);
});

await test("a failure names the paths of its differences, as revision.mjs does, at most six", async () => {
  const members = names => Object.fromEntries(names.split("").map(name => [name, 1]));
  const head = { taskIdsBySlug: { teams: [{ name: "Owls", points: 4 }], ...members("abcdefg") } };
  const result = { taskIdsBySlug: { teams: [{ name: "Bears", place: 1, points: 4 }], ...members("abcde") } };
  const { status, stdout } = tool([...standIn, suiteFile("few", [{ id: "few/1", rule: "head.of", arguments: {}, result }], head)]);
  assert.equal(status, 1);
  assert.match(stdout, /\n {2}few\/1\n {4}taskIdsBySlug\.teams\[\]\.name differs\n {4}taskIdsBySlug\.teams\[\]\.place is gone\n {4}taskIdsBySlug\.f is new\n {4}taskIdsBySlug\.g is new\n {4}arguments /);
  const many = tool([...standIn, suiteFile("many", [{ id: "many/1", rule: "head.of", arguments: {}, result: { taskIdsBySlug: {} } }], head)]);
  assert.match(many.stdout, /\n {4}taskIdsBySlug\.e is new\n {4}and 2 more\n {4}arguments /);
});

await test("at most five failures of a rule are printed, and the number of the others", async () => {
  const { status, stdout } = tool([...standIn, "--only", "grade.current", join(vectors, "rules-grades-2026-08.json")],
    { RULES_STAND_IN: "no clamp" });
  assert.equal(status, 1);
  assert.equal(stdout.match(/^ {4}arguments/gm).length, 5);
  assert.match(stdout, /and \d+ more of grade\.current/);
});

await test("a rule without an adapter or an export fails the run unless it is listed", async () => {
  const file = suiteFile("few", [
    { id: "few/1", rule: "score.label", arguments: { score: 80 }, result: "on_track" },
    { id: "few/2", rule: "score.color", arguments: { label: "on_track" }, result: "green" },
  ]);
  const plain = tool([...standIn, file]);
  assert.equal(plain.status, 1);
  assert.match(plain.stdout, /score\.color is skipped: statusScoreCalculation\.\w+ is missing/);
  assert.match(plain.stdout, /score\.color did not run, and the module does not list it as skipped/);
  assert.equal(tool([...standIn, file], { RULES_SKIPPED: "score.color" }).status, 0);
  const stale = tool([...standIn, file], { RULES_SKIPPED: "score.color,score.label" });
  assert.equal(stale.status, 1);
  assert.match(stale.stdout, /score\.label is listed as skipped but runs/);
});

await test("the clock is the case's, and no case without now may read it", async () => {
  const read = { id: "clock/1", rule: "clock.read", arguments: { now: "2026-03-08T10:00:00.000Z" },
    result: "2026-03-08T10:00:00.000Z" };
  assert.equal(tool([...standIn, suiteFile("clock", [read])]).status, 0);
  const { status, stdout } = tool([...standIn, suiteFile("clock", [{ ...read, arguments: {} }])]);
  assert.equal(status, 1);
  assert.match(stdout, /an error: the rule reads the clock, but its case has no now/);
  await within({ now: "2026-08-21T03:00:00Z", timeZone: "America/New_York" }, () => {
    assert.equal(new Date().getDate(), 20);
    assert.equal(Date.now(), 1787281200000);
    assert.ok(new Date() instanceof Date && Date.UTC(2026, 0) === 1767225600000);
    assert.match(Date(), /^Thu Aug 20 2026/);
  });
  assert.ok(Math.abs(Date.now() - new Date()) < 1000);
});

await test("random numbers are the adapter's", async () => {
  const file = suiteFile("codes", [
    { id: "codes/1", rule: "code.of", arguments: { numbers: [0, 0.5, 0.99, 0, 0, 0] }, result: { code: "FAM-AS9AAA" } },
  ]);
  assert.equal(tool([...standIn, file]).status, 0);
  assert.match(tool([...standIn, file], { RULES_STAND_IN: "no random" }).stdout, /an error: the rule reads Math\.random/);
  const short = suiteFile("codes", [{ id: "codes/1", rule: "code.of", arguments: { numbers: [0] }, result: "" }]);
  assert.match(tool([...standIn, short]).stdout, /takes more random numbers than its case has/);
});

await test("a rule that writes is judged by its log of writes", async () => {
  const rows = [
    { id: 1, due_date: "2026-08-21", sent_at: null }, { id: 2, due_date: "2026-08-22", sent_at: null },
    { id: 3, due_date: "2026-08-20", sent_at: null }, { id: 4, due_date: "2026-08-19", sent_at: "2026-08-19" },
  ];
  const now = "2026-08-21T15:00:00.000Z";
  const write = { table: "reminders", kind: "update", values: { sent_at: now } };
  const result = { sent: [3, 1], writes: [write, write] };
  const file = suiteFile("reminders", [{ id: "reminders/1", rule: "reminder.send", arguments: { rows, now }, result }]);
  const { status, stdout } = tool([...standIn, file]);
  assert.equal(status, 0, stdout);
});

await test("the members of a file's head reach the adapters", async () => {
  const head = { taskIdsBySlug: { "task-a": "1" } };
  const file = suiteFile("head", [{ id: "head/1", rule: "head.of", arguments: {}, result: head }], head);
  assert.equal(tool([...standIn, file]).status, 0);
});

await test("a row is selected as the database does", async () => {
  const database = new Database(
    { t: [{ id: 1, n: 3, at: "2026-01-01T00:00:00Z" }, { id: 2, n: null, at: "2025-12-31T19:00:00-05:00" }, { id: 3, n: 1 }] },
    { timestamps: ["at"], defaults: { t: { done: false } }, functions: { twice: ({ n }) => 2 * n } });
  const ids = async query => (await query).data.map(({ id }) => id);
  const all = () => database.from("t").select("*");
  assert.deepEqual(await ids(all().eq("at", "2026-01-01T00:00:00.000Z")), [1, 2]);
  assert.deepEqual(await ids(all().neq("n", 3)), [3]);
  assert.deepEqual(await ids(all().gt("n", 0).lt("n", 3)), [3]);
  assert.deepEqual(await ids(all().in("id", [3, 1]).order("n")), [3, 1]);
  assert.deepEqual(await ids(all().order("n", { ascending: false })), [2, 1, 3]);
  assert.deepEqual(await ids(all().order("n")), [3, 1, 2]);
  assert.deepEqual(await ids(all().is("n", null)), [2]);
  assert.deepEqual(await ids(all().not("n", "is", null)), [1, 3]);
  assert.deepEqual(await ids(all().or("n.is.null,id.eq.3")), [2, 3]);
  assert.deepEqual(await ids(all().range(1, 2)), [2, 3]);
  assert.deepEqual(await ids(all().limit(1)), [1]);
  assert.equal((await all().eq("id", 9).maybeSingle()).data, null);
  assert.equal((await all().eq("id", 9).single()).error.code, "PGRST116");
  const inserted = await database.from("t").insert({ id: 4 }).select().single();
  assert.deepEqual(inserted.data, { done: false, id: 4 });
  assert.equal((await database.from("t").update({ n: 7 }).eq("id", 4)).data, null);
  await database.from("t").upsert({ id: 4, n: 8 });
  await database.from("t").delete().eq("id", 1);
  assert.deepEqual(database.rows("t").map(({ id, n }) => [id, n ?? null]), [[2, null], [3, 1], [4, 8]]);
  inserted.data.id = 9;
  assert.equal(database.rows("t").at(-1).id, 4);
  assert.equal((await database.rpc("twice", { n: 4 })).data, 8);
  assert.match((await database.rpc("thrice")).error.message, /thrice/);
  assert.deepEqual(database.writes.map(({ kind }) => kind), ["insert", "update", "upsert", "delete", undefined, undefined]);
});

await test("changes have the compared columns, a failing function is an error, and a session has a user", async () => {
  const database = new Database({ t: [{ id: 1 }, { id: 2 }] }, {
    functions: { fail: () => { throw new Error("denied"); } }, user: { id: "user-1" },
  });
  await database.from("t").update({ n: 1 }).eq("id", 1);
  await database.from("t").update({ n: 2 }).in("id", [1, 2]).neq("n", 5);
  const failed = await database.rpc("fail", {});
  assert.deepEqual([failed.data, failed.error.message], [null, "denied"]);
  assert.deepEqual(database.changes, [
    { table: "t", kind: "update", values: { n: 1 }, where: { id: 1 } }, { table: "t", kind: "update", values: { n: 2 }, where: { id: [1, 2] } },
    { function: "fail", values: {} },
  ]);
  assert.equal((await database.auth.getSession()).data.session.user.id, "user-1");
  assert.equal((await new Database({}).auth.getUser()).data.user, null);
});

await test("the log of an app is printed on demand", async () => {
  const file = suiteFile("log", [{ id: "log/1", rule: "log.write", arguments: {}, result: null }]);
  assert.ok(!tool([...standIn, file]).stdout.includes("written"));
  assert.match(tool([...standIn, "--log", file]).stdout, /^written$/m);
});

await test("results become JSON values, and are compared without the order of members", async () => {
  assert.deepEqual(normalized({ a: undefined, d: new Date(0), m: new Map([["k", new Set([-0])]]) }),
    { d: "1970-01-01T00:00:00.000Z", m: { k: [0] } });
  assert.equal(normalized(undefined), null);
  assert.throws(() => normalized([NaN]), /NaN/);
  assert.throws(() => normalized({ f: () => 1 }), /function/);
  assert.ok(same({ a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }));
  assert.ok(!same([1, 2], [2, 1]) && !same({}, []) && !same({ a: null }, {}) && !same(0, false));
});

await test("recording again changes the results that differ and no other text", async () => {
  const cases = [
    { id: "few/1", rule: "score.label", arguments: { score: 80 }, result: "at_risk" },
    { id: "few/2", rule: "score.label", arguments: { score: 10.0 }, result: "at_risk" },
    { id: "few/3", rule: "score.color", arguments: {}, result: "kept" },
  ];
  const file = suiteFile("few", cases);
  const text = readFileSync(file, "utf8");
  const checked = tool([...standIn, "--record", "--check", file]);
  assert.equal(checked.status, 1);
  assert.match(checked.stdout, /few\/1\n {2}was "at_risk"\n {2}is {2}"on_track"\n1 changed/);
  assert.equal(readFileSync(file, "utf8"), text);
  assert.equal(tool([...standIn, "--record", file]).status, 0);
  const lines = readFileSync(file, "utf8").split("\n");
  assert.deepEqual(JSON.parse(lines[1].slice(0, -1)), { ...cases[0], result: "on_track" });
  assert.deepEqual(lines.slice(2), text.split("\n").slice(2));
  assert.equal(tool([...standIn, "--record", "--check", file]).status, 0);
});

await test("a template names the export, the arguments and the result of each rule", async () => {
  const { status, stdout } = tool(["--template", join(vectors, "rules-score-2026-08.json")]);
  assert.equal(status, 0);
  assert.match(stdout, new RegExp(["", "  // arguments: { score: number }", "  // result: string", "  // getStatusLabel of utils/statusScoreCalculation.ts",
    '  "score.label": \\(\\{ statusScoreCalculation \\}, \\{ score \\}\\) => statusScoreCalculation\\.getStatusLabel\\(score\\),'].join("\\n")));
});

await test("the suites are those of a revision", async () => {
  const suites = (revision, ...more) => JSON.parse(tool([...standIn, "--revision", revision, "--format", "json", ...more]).stdout)
    .suites.map(({ suite }) => suite);
  assert.ok(suites("2026-08").length > 10 && suites("2026-08").every(name => name.endsWith("-2026-08")));
  assert.ok(suites("2026-02").includes("rules") && !suites("2026-02").some(name => name.endsWith("-2026-08")));
  // Suites without a case of the rules are left out.
  assert.deepEqual(suites("2026-08", "--only", "score.label"), ["rules-score-2026-08"]);
  assert.equal(tool([...standIn, "--revision", "2026-01"]).status, 64);
});

await test("wrong usage is status 64, what can't be used 2", async () => {
  assert.equal(tool([]).status, 64);
  assert.equal(tool([...standIn, "--format", "xml"]).status, 64);
  assert.equal(tool([...standIn, "--check", join(vectors, "rules.json")]).status, 64);
  assert.equal(tool([...standIn, "--record"]).status, 64);
  assert.equal(tool(["--module", join(folder, "none.mjs")]).status, 2);
  assert.equal(tool([...standIn, join(folder, "none.json")]).status, 2);
  assert.match(tool([...standIn, "--only", "no.rule", join(vectors, "rules-score-2026-08.json")]).stdout, /no case asks for no\.rule/);
});

console.log(`${passedTests()} tests passed`);
