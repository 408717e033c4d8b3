#!/usr/bin/env node
// The test of the steps to the next revision: node Conformance/web/self-test/revision-self-test.mjs
// It takes a made-up app from 2026-08 to 2026-09: made-up-app/before and made-up-app/after.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { documentChanges } from "../lib/revision/documents.mjs";
import { resultDifferences } from "../lib/revision/differences.mjs";
import { moduleChanges } from "../lib/revision/modules.mjs";
import { declaredNames } from "../lib/revision/sources.mjs";
import { isOf, renamed } from "../lib/revision/suites.mjs";
import { SwiftFiles } from "../lib/revision/swift-files.mjs";
import { nodeFault, recordingMajor } from "../lib/node.mjs";
import { digest, suiteText } from "../lib/vectors.mjs";
import { passedTests, test } from "./test.mjs";

const oldNode = nodeFault(process.versions.node, recordingMajor);
if (oldNode !== undefined) {
  console.error(`revision-self-test.mjs: ${oldNode}`);
  process.exit(2);
}
const here = dirname(fileURLToPath(import.meta.url));
const repository = join(here, "..", "..", "..");
const app = join(here, "made-up-app");
const folder = mkdtempSync(join(tmpdir(), "revision-self-test-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const tool = (name, ...list) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(here, "..", name), ...list], { encoding: "utf8" });
  return { status, stdout, stderr };
};
const done = ({ status, stdout, stderr }) => {
  assert.equal(status, 0, stdout + stderr);
  return stdout;
};
const exportsFile = ["--exports", join(app, "exports.json")];
const before = { schemas: ["--schemas", join(app, "before", "schemas.mjs")], rules: ["--module", join(app, "before", "rules.mjs")] };
const after = { schemas: ["--schemas", join(app, "after", "schemas.mjs")], rules: ["--module", join(app, "after", "rules.mjs")] };

// The vectors of the revision 2026-08, a suite of schemas and two of rules, in a folder with its own manifest.
const vectors = join(folder, "league");
const files = { team: join(vectors, "schema", "team-2026-08.json"), table: join(vectors, "rules", "rules-table-2026-08.json"),
  words: join(vectors, "rules", "rules-words-2026-08.json") };
const write = (file, kind, cases) => {
  mkdirSync(dirname(file), { recursive: true });
  const suite = file.split(/[/\\]/).at(-1).replace(".json", "");
  writeFileSync(file, suiteText({ format: "golden-vectors/1", suite, kind, recorded: { from: "a made-up app", zod: "4.6.7" }, cases }));
};
const team = (id, input, answer) => ({ id: `team/${id}`, schema: "team-2026-08", input, ...answer });
const rule = (name, given, result) => ({ id: `${name}/${JSON.stringify(given).length}`, rule: name, arguments: given, result });
const tooShort = { valid: false, issues: [{ code: "too_small", minimum: 2, path: ["city"], message: "At least 2" }] };
write(files.team, "schema", [
  team("short", { name: "Owls", city: "Bern" }, { valid: true, output: { name: "Owls", city: "Bern" } }),
  team("long", { name: "Night Owls", city: "Bern" }, { valid: true, output: { name: "Night Owls", city: "Bern" } }),
  team("longer", { name: "Night Owls B", city: "Bern" }, { valid: true, output: { name: "Night Owls B", city: "Bern" } }),
  team("longest", { name: "Night Owls U", city: "B" }, tooShort),
  team("motto", { name: "Owls", city: "Bern", motto: " Go!! " }, { valid: true, output: { name: "Owls", motto: "Go!!", city: "Bern" } }),
  { id: "player/1", schema: "player-2026-08", input: { name: "A" }, valid: true, output: { name: "A" } },
  { ...team("browser", { name: "Night Owls E", city: "Bern" }, { valid: true, output: { name: "Night Owls E", city: "Bern" } }), tags: ["engine-differs"] },
]);
const teams = [{ name: "Owls", points: 4 }, { name: "Bears", points: 4 }];
const ranked = teams.map((team, index) => ({ place: index + 1, ...team }));
write(files.table, "rule", [
  rule("table.points", { wins: 10, draws: 0 }, 30), rule("table.points", { wins: 1, draws: 1 }, 4),
  rule("table.sorted", { teams }, ranked), rule("table.sorted", { teams: [] }, []),
]);
const now = "2026-08-21T12:00:00.000Z";
write(files.words, "rule", [
  rule("word.initials", { first: "Ada", last: "King" }, "AK"), rule("word.points", { points: 1 }, "1 point"),
  rule("word.shout", { text: "go" }, "GO!"), rule("date.daysLeft", { day: "2026-08-24", now }, 3),
]);

test("a folder with its own manifest is a suite of an app's own", () => {
  const refused = tool("revision.mjs", "manifest", vectors, "1.0.0");
  assert.equal(refused.status, 2);
  assert.match(refused.stderr, /is in no family; --why and --source are the notes of a new one/);
  done(tool("revision.mjs", "manifest", vectors, "1.0.0", "--why", "The league's decisions.", "--source", "The league's app."));
  assert.match(done(tool("run.mjs", ...before.schemas, vectors)), /^team-2026-08 {2}7 passed/m);
  assert.match(done(tool("rules.mjs", ...before.rules, join(vectors, "rules"))), /8 passed, 0 failed/);
  // It has what compass-validate writes for the recorded suites: the digest of the list of files.
  const { releases, files: list, file_format: format, families } = JSON.parse(readFileSync(join(vectors, "manifest.json")));
  assert.deepEqual(releases, [{ version: "1.0.0", files: digest(Buffer.from(JSON.stringify(list))) }]);
  assert.deepEqual([format, families.map(({ folder }) => folder)], [null, ["rules", "schema"]]);
  const recorded = JSON.parse(readFileSync(join(repository, "Conformance", "manifest.json")));
  assert.equal(digest(Buffer.from(JSON.stringify([recorded.file_format, ...recorded.files]))), recorded.releases.at(-1).files);
});

test("a suite among the recorded ones is checked by its own manifest", () => {
  const root = join(folder, "all");
  cpSync(vectors, join(root, "league"), { recursive: true });
  cpSync(vectors, root, { recursive: true });
  const run = () => tool("run.mjs", ...before.schemas, root);
  assert.match(done(run()), /14 passed, 0 failed/);
  const table = join(root, "league", "rules", "rules-table-2026-08.json");
  writeFileSync(table, readFileSync(table, "utf8").replace("a made-up app", "another app"));
  const { status, stdout } = tool("rules.mjs", ...before.rules, dirname(table));
  assert.equal(status, 1);
  assert.match(stdout, /rules\/rules-table-2026-08\.json is not that of version 1\.0\.0: its digest is /);
  rmSync(join(root, "league", "schema", "team-2026-08.json"));
  assert.match(run().stdout, /schema\/team-2026-08\.json is listed in manifest\.json and is not there/);
});

test("nothing changes on the app that was recorded", () => {
  const { status, stdout } = tool("revision.mjs", "changes", ...before.schemas, ...before.rules, ...exportsFile, vectors);
  assert.equal(stdout, "0 of 2 schemas changed: 0 of 6 cases\n1 case with the answer of another engine did not run\n0 of 6 rules changed: 0 of 8 cases\n");
  assert.equal(status, 0);
  assert.equal(done(tool("revision.mjs", "modules", join(app, "before"), ...exportsFile)), "every export is where it was\n");
});

test("a known gap is no change while its answer is the known one", () => {
  const jsdom = { valid: false, issues: [{ code: "too_big", maximum: 10, path: ["name"], message: "At most 10" }] };
  const run = (recorded, ...ids) => {
    const file = join(folder, "gaps", "schema", "team-2026-08.json");
    const input = { name: "Night Owls B", city: "Bern" };
    write(file, "schema", [team("long", input, { valid: true, output: input, ...recorded })]);
    const gaps = join(folder, "gaps.json");
    writeFileSync(gaps, JSON.stringify({ format: "known-gaps/1", gaps: ids.map(id => ({ id, reason: "known" })) }));
    return tool("revision.mjs", "changes", ...after.schemas, "--next", "2026-09", "--known-gaps", gaps, file);
  };
  for (const recorded of [{}, { jsdom }]) {
    assert.equal(done(run(recorded, "team/long")), "0 of 1 schema changed: 0 of 1 case\n1 case differs as a known gap\n");
  }
  assert.equal(run({}).status, 1);
  assert.equal(run({ jsdom: { valid: true, output: {} } }, "team/long").status, 1);
});

test("modules and exports that moved, were renamed or taken away are found", () => {
  const { status, stdout } = tool("revision.mjs", "modules", join(app, "after"), ...exportsFile);
  assert.equal(status, 1);
  assert.deepEqual(stdout.trim().split("\n"), [
    "utils/points.ts is gone; pointsOf is in utils/league/points.ts: table.points",
    "utils/points.ts is gone; sortedTable is in utils/league/points.ts: table.sorted",
    "utils/words.ts has no labelOfPoints; perhaps it is now pointsLabel: word.points",
    "utils/words.ts has no shout, nor has any other file: word.shout",
    "players.mjs is gone, and no other file has playerSchema: schema player",
    "5 exports moved, renamed or taken away",
  ]);
});

test("rules whose modules are missing are listed with what became of them, and the others run", () => {
  const list = ["--module", join(app, "after", "rules-unchanged.mjs"), ...exportsFile, "--app", join(app, "after"), vectors];
  const { status, stdout } = tool("revision.mjs", "changes", ...list);
  assert.equal(status, 1);
  assert.match(stdout, /^rule table\.points can't run: points\.pointsOf is missing \(2 cases\)\n {4}utils\/points\.ts is gone; pointsOf is in utils\/league\/points\.ts$/m);
  assert.match(stdout, /^rule word\.shout can't run: words\.shout is missing \(1 case\)\n {4}utils\/words\.ts has no shout, nor has any other file$/m);
  assert.match(stdout, /^rule date\.daysLeft throws in 1 of 1 case: its adapter does not fit the app\n {4}day\.toISOString is not a function, in 1 case such as date\.daysLeft\/\d+$/m);
  assert.match(stdout, /\n0 of 2 rules changed: 0 of 2 cases; 1 rule with 1 case threw; 4 rules with 6 cases can't run\n$/);
});

const report = join(folder, "changes.json");
test("changed decisions are grouped by schema field and rule, each with its smallest case", () => {
  const { status, stdout } = tool("revision.mjs", "changes", ...after.schemas, ...after.rules, ...exportsFile, "--next", "2026-09", "--into", report, vectors);
  assert.equal(status, 1);
  assert.equal(stdout, `schema team, motto: another output, in 1 case
    case      team/motto
    input     {"name":"Owls","city":"Bern","motto":" Go!! "}
    was       valid {"name":"Owls","motto":"Go!!","city":"Bern"}
    is        valid {"name":"Owls","motto":"Go!","city":"Bern"}

schema team, name: new issue, too_big, in 2 cases (1 now rejected)
    case      team/longest
    input     {"name":"Night Owls U","city":"B"}
    was       invalid [{"code":"too_small","minimum":2,"path":["city"],"message":"At least 2"}]
    is        invalid [{"code":"too_big","maximum":10,"path":["name"],"message":"At most 10"},{"code":"too_small","minimum":2,"path":["city"],"message":"At least 2"}]

rule table.points: 1 of 2 cases
  the result differs, in 1 case
    case      table.points/20
    arguments {"wins":1,"draws":1}
    was       4
    is        5

rule table.sorted: 1 of 2 cases
  [].coach is new, in 1 case
  [].name differs, in 1 case
  [].place is gone, in 1 case
    case      table.sorted/66
    arguments {"teams":[{"name":"Owls","points":4},{"name":"Bears","points":4}]}
    was       [{"place":1,"name":"Owls","points":4},{"place":2,"name":"Bears","points":4}]
    is        [{"name":"Bears","points":4,"coach":null},{"name":"Owls","points":4,"coach":null}]

rule date.daysLeft throws in 1 of 1 case: its adapter does not fit the app
    day.toISOString is not a function, in 1 case such as date.daysLeft/53

rule word.shout can't run: words.shout is missing (1 case)

1 of 2 schemas changed: 3 of 6 cases
1 case with the answer of another engine did not run
2 of 5 rules changed: 2 of 7 cases; 1 rule with 1 case threw; 1 rule with 1 case can't run
`);
});

const next = join(folder, "next");
test("the vectors of the next revision are written where something changed, and the rest keeps its text", () => {
  const schemas = tool("record.mjs", ...after.schemas, "--zod", "4.6.7", "--from", "the next app", "--as", "2026-09", "--into", next, files.team);
  assert.match(done(schemas), /^team\/long\b|^team\/longer\n {2}was valid .*\n {2}is {2}invalid /m);
  const rules = tool("rules.mjs", ...after.rules, "--record", "--as", "2026-09", "--into", next, files.table, files.words);
  assert.match(done(rules), /^date\.daysLeft\/53 is left out: day\.toISOString is not a function$/m);
  assert.match(rules.stdout, /^word\.shout\/13 is left out: /m);
  assert.deepEqual(readdirSync(next, { recursive: true }).map(name => name.replaceAll("\\", "/")).filter(name => name.endsWith(".json")).toSorted(),
    ["rules/rules-table-2026-09.json", "rules/rules-words-2026-09.json", "schema/team-2026-09.json"]);
  const [old, now] = [files.team, join(next, "schema", "team-2026-09.json")].map(file => readFileSync(file, "utf8").split("\n"));
  assert.equal(JSON.parse(now.join("\n")).suite, "team-2026-09");
  assert.equal(JSON.parse(now.join("\n")).recorded.from, "the next app");
  assert.match(schemas.stdout, /^team-2026-08: 1 case with the answer of another engine kept$/m);
  // The first case differs only in the name of its schema.
  assert.equal(now[1], old[1].replace("team-2026-08", "team-2026-09"));
  const [oldTable, table] = [files.table, join(next, "rules", "rules-table-2026-09.json")].map(file => readFileSync(file, "utf8").split("\n"));
  assert.equal(table[1], oldTable[1]);
  assert.equal(JSON.parse(table[2].slice(0, -1)).result, 5);
  // What the app does now passes, and so does the unchanged word in the file that lost two cases.
  done(tool("revision.mjs", "manifest", next, "1.0.0", "--why", "What the league changed.", "--source", "Its app."));
  assert.equal(tool("rules.mjs", ...after.rules, join(next, "rules")).stdout.split("\n").at(-2), "6 passed, 0 failed");
  const again = tool("revision.mjs", "changes", "--revision", "2026-09", ...after.schemas, ...after.rules, ...exportsFile, next);
  assert.equal(again.status, 0, again.stdout);
  // The first revision has no name in its files.
  const first = join(vectors, "..", "first", "schema", "team.json");
  write(first, "schema", [team("long", { name: "Night Owls B", city: "Bern" }, { valid: true, output: { name: "Night Owls B", city: "Bern" } })]
    .map(({ schema, ...vector }) => vector));
  const later = join(folder, "later");
  done(tool("record.mjs", ...after.schemas, "--zod", "4.6.7", "--as", "2026-09", "--into", later, first));
  const written = JSON.parse(readFileSync(join(later, "team-2026-09.json")));
  assert.deepEqual([written.suite, written.recorded.from, written.cases[0].valid], ["team-2026-09", "the cases of team.json", false]);
  // A file in which nothing changed holds for both revisions.
  const none = join(folder, "none");
  assert.equal(done(tool("rules.mjs", ...before.rules, "--record", "--as", "2026-09", "--into", none, files.table)), "0 changed\n");
  assert.ok(!existsSync(none));
});

test("the manifest changes only with its version, and no case gets lost", () => {
  const file = join(next, "rules", "rules-table-2026-09.json");
  const text = readFileSync(file, "utf8");
  const manifest = version => tool("revision.mjs", "manifest", next, version);
  writeFileSync(file, text.replace('"result":5', '"result":6'));
  assert.match(manifest("1.0.0").stderr, /files differ from version 1\.0\.0; name a higher one/);
  assert.match(manifest("0.9.0").stderr, /version 0\.9\.0 is below 1\.0\.0/);
  assert.match(manifest("next").stderr, /"next" is not a version/);
  done(manifest("1.1.0"));
  writeFileSync(file, text.split("\n").toSpliced(1, 1).join("\n"));
  assert.match(manifest("1.2.0").stderr, /has 3 cases and must have 4; lower its minimum first/);
  rmSync(file);
  assert.match(manifest("1.2.0").stderr, /rules-table-2026-09\.json is gone; take it out of the manifest first/);
});

// A repository in Swift that restates the league's schemas and rules.
const root = join(folder, "swift");
const swift = (path, text) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
swift("Sources/Compass/CompassSchemas/Schemas/Team.swift", 'extension WebSchema { static let team = WebSchema("team") { _ in .object {} } }');
swift("Sources/Compass/CompassSchemas/Schemas/Player.swift", 'extension WebSchema { static let player = WebSchema(\n  "player") { _ in .object {} } }');
swift("Sources/Compass/CompassRules/RuleFamilies.swift", "public enum TableRules {}\npublic enum WordRules {}");
swift("Sources/Compass/CompassRules/Tables/TableRules+Points.swift", "extension TableRules { static func points(wins: Int) {} }");
swift("Sources/Compass/CompassRules/Tables/TableRules+Order.swift", "extension TableRules { static func sorted() {} }");
swift("Sources/Compass/CompassRules/Words/WordRules.swift", "extension WordRules { static func initials() {} }");
swift("Sources/Tools/NamedRules/Families/TableFamily.swift", `enum TableFamily {
  private static let rules = TableRules.self
  static let all = Rule.list { Rule("table.points", "Points.", rules.points(wins:), "wins") ; Rule("table.sorted", "The table.", rules.sorted) }
}`);
swift("Sources/Tools/NamedRules/Families/WordFamily.swift", `enum WordFamily {
  private static let rules = WordRules.self
  static let all = Rule.list { Rule("word.shout", "Louder.", { rules.loud($0) }, "text") }
}`);

test("what has to change in Swift is listed with its files", () => {
  const described = join(folder, "described");
  const documents = join(root, "schemas", "2026-08");
  for (const [revision, into] of [["before", documents], ["after", described]]) {
    done(tool("describe.mjs", "--schemas", join(app, revision, "schemas.mjs"), "--zod", "4.6.7", "--into", into));
  }
  // The documents of a revision are named without it, and name the functions as Swift does.
  for (const name of readdirSync(documents)) {
    const text = readFileSync(join(documents, name), "utf8").replaceAll('"motto-transform"', '"trim"');
    rmSync(join(documents, name));
    writeFileSync(join(documents, name.replace("-2026-08", "")), text);
  }
  const list = ["swift", "--changes", report, "--described", described, "--next", "2026-09", "--root", root];
  const { status, stdout } = tool("revision.mjs", ...list);
  assert.equal(status, 1);
  assert.equal(stdout, `Schemas

team differs: name
    Sources/Compass/CompassSchemas/Schemas/Team.swift
    compass-validate diff schemas/2026-08/team.json ${join(described, "team-2026-09.json")}

Rules

Sources/Tools/NamedRules/Families/TableFamily.swift
    table.points: 1 of 2 cases: the result differs
        Sources/Compass/CompassRules/Tables/TableRules+Points.swift
    table.sorted: 1 of 2 cases: [].coach is new, [].name differs, [].place is gone
        Sources/Compass/CompassRules/Tables/TableRules+Order.swift

no file names them
    date.daysLeft: 1 of 1 case threw

Sources/Tools/NamedRules/Families/WordFamily.swift
    word.shout: can't run: words.shout is missing (1 case)
        Sources/Compass/CompassRules/Words/
`);
  const data = JSON.parse(tool("revision.mjs", ...list, "--format", "json").stdout);
  assert.deepEqual(data.schemas.map(({ schema, fields }) => [schema, fields]), [["team", ["name"]]]);
});

test("a function with another name is the same one only where it is so everywhere", () => {
  const [recorded, described] = ["recorded", "described-functions"].map(name => join(folder, name));
  const document = (into, name, shape, checks = []) => {
    mkdirSync(into, { recursive: true });
    writeFileSync(join(into, `${name}.json`), JSON.stringify({ format: "schema-document/2", zod: "4.6.7", name, schema: { type: "object", shape, checks } }));
  };
  const field = name => ({ type: "transform", name });
  document(recorded, "a", { x: field("trim"), y: field("trim") }, [{ check: "custom", name: "passwordsMatch" }]);
  document(recorded, "b", { x: field("upper") });
  document(described, "a", { x: field("x-transform"), y: field("x-transform") }, [{ check: "custom", condition: { equal: [{ field: "p" }, { field: "q" }] } }]);
  document(described, "b", { x: field("x-transform") });
  document(described, "c", { x: field("x-transform") });
  const found = documentChanges(described, recorded, "2026-02").map(({ schema, fields, was }) => [schema, fields, was !== undefined]);
  assert.deepEqual(found, [["b", ["x"], true], ["c", [], false]]);
});

test("every rule and schema that is recorded is found in this repository's sources", () => {
  const sources = new SwiftFiles(repository);
  const rules = readdirSync(join(repository, "Conformance", "rules")).flatMap(file =>
    JSON.parse(readFileSync(join(repository, "Conformance", "rules", file))).cases.map(({ rule }) => rule));
  const unnamed = [...new Set(rules)].filter(rule => sources.ofRule(rule).named.length === 0);
  assert.deepEqual(unnamed, []);
  const schemas = readdirSync(join(repository, "schemas", "2026-08")).map(name => name.replace(".json", ""));
  assert.deepEqual([...schemas, "url"].filter(name => sources.ofSchema(name).length === 0), []);
  assert.deepEqual(sources.ofSchema("coach"), ["Sources/Compass/CompassSchemas/Schemas/Coach.swift"]);
  assert.deepEqual(sources.ofSchema("form-coach-first-name"), ["Sources/Compass/CompassSchemas/Forms/FormFields.swift"]);
  const { named, rules: files } = sources.ofRule("phone.e164");
  assert.deepEqual([named, files], [["Sources/Tools/NamedRules/Families/PhoneFamily.swift"], ["Sources/Compass/CompassRules/Phone/PhoneRules+Numbers.swift"]]);
});

test("differences name the innermost paths, without indices", () => {
  assert.deepEqual(resultDifferences({ a: 1 }, { a: 1 }), []);
  assert.deepEqual(resultDifferences(1, 2), ["the result differs"]);
  assert.deepEqual(resultDifferences({ a: [{ b: 1 }, { b: 2 }], c: 0 }, { a: [{ b: 3 }, { b: 4 }], d: 0 }), ["a[].b differs", "c is gone", "d is new"]);
  assert.deepEqual(resultDifferences([1, 2], [2, 1]), ["the result has another order"]);
  assert.deepEqual(resultDifferences({ a: [1] }, { a: [1, 2] }), ["a has more items"]);
  assert.deepEqual(resultDifferences({ a: [1] }, { a: [] }), ["a has fewer items"]);
  assert.deepEqual(resultDifferences({ a: [] }, { a: {} }), ["a differs"]);
});

test("names are those of declarations, lists and re-exports", () => {
  const text = `import x from "y";
export const a = 1, unseen = 2;
export async function b() {}
function inner() {}
export default class C {}
export { d, e as f, type G };
  const nested = 1;`;
  assert.deepEqual([...declaredNames(text)].toSorted(), ["C", "G", "a", "b", "d", "default", "f", "inner"]);
  const place = join(folder, "sources");
  mkdirSync(join(place, "server"), { recursive: true });
  mkdirSync(join(place, "components", "new"), { recursive: true });
  writeFileSync(join(place, "calendar.ts"), "export const days = 1;\n");
  writeFileSync(join(place, "server", "calendar.ts"), 'export * from "~/calendar";\n');
  writeFileSync(join(place, "components", "new", "Card.vue"), "<script setup>\nconst title = 1;\n</script>\n");
  const wanted = [["server/calendar.ts", "days"], ["components/Card.vue", "setup"], ["components/Gone.vue", "setup"]]
    .map(([file, name]) => ({ module: file, file, name }));
  assert.deepEqual(moduleChanges(place, wanted).map(({ file, what, where }) => [file, what, where]),
    [["components/Card.vue", "moved", "components/new/Card.vue"], ["components/Gone.vue", "file gone", undefined]]);
});

test("the names of suites follow the revision", () => {
  assert.equal(renamed("coach-random-2026-08.json", "2026-08", "2026-09"), "coach-random-2026-09.json");
  assert.equal(renamed("offer-2026-08-compared", "2026-08", "2026-09"), "offer-2026-09-compared");
  assert.equal(renamed("coach-random", "2026-02", "2026-08"), "coach-random-2026-08");
  assert.equal(renamed("rules", "2026-08", "2026-09"), "rules");
  assert.deepEqual([isOf("2026-02", "coach"), isOf("2026-02", "coach-2026-08"), isOf("2026-08", "offer-2026-08-compared")], [true, false, true]);
});

test("what can't be used is status 2, and wrong usage 64", () => {
  const unusable = (list, reason, status = 2) => {
    const { status: found, stderr } = tool("revision.mjs", ...list);
    assert.equal(found, status, stderr);
    assert.match(stderr, reason);
  };
  unusable([], /the step is one of modules, changes, swift, manifest/, 64);
  unusable(["change"], /the step is one of/, 64);
  unusable(["changes"], /--schemas FILE or --module FILE is needed/, 64);
  unusable(["changes", ...before.schemas, "--format", "xml"], /--format is text or json/, 64);
  unusable(["modules"], /one folder of an app is needed/, 64);
  unusable(["swift"], /--changes FILE is needed/, 64);
  unusable(["manifest", folder], /a folder and a version are needed/, 64);
  unusable(["changes", ...before.schemas, "--revision", "2027-01", vectors], /no suite of schemas or rules is of the revision 2027-01/);
  unusable(["swift", "--changes", files.team], /the format is not "revision-changes\/1"/);
  for (const list of [["record.mjs", ...after.schemas, "--zod", "4.6.7", "--as", "2026-09", files.team],
    ["rules.mjs", ...after.rules, "--record", "--as", "2026-09", files.table]]) {
    const { status, stderr } = tool(...list);
    assert.equal(status, 64);
    assert.match(stderr, /--as REVISION and --into FOLDER go together/);
  }
});

console.log(`${passedTests()} tests passed`);
