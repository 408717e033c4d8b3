#!/usr/bin/env node
// The test of follow.mjs: node Conformance/web/self-test/follow-self-test.mjs
// It makes a version 4.7.0 of a stand-in for Zod in which one line is changed, and follows it.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { changes } from "../lib/follow/changes.mjs";
import { readSuite, suiteText } from "../lib/vectors.mjs";
import { passedTests, test } from "./test.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "follow-self-test-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const write = (name, text) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};
const follow = (...list) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(here, "..", "follow.mjs"), ...list], { encoding: "utf8" });
  return { status, stdout, stderr };
};

/** A bundle of the stand-in with some lines replaced. */
const bundle = (name, ...lines) => {
  let text = readFileSync(join(here, "stand-in-lengths.mjs"), "utf8")
    .replace('"./stand-in-zod.mjs"', JSON.stringify(new URL("stand-in-zod.mjs", import.meta.url).href));
  for (const [old, line] of lines) {
    assert.ok(text.includes(old));
    text = text.replace(old, line);
  }
  return write(name, text);
};
const today = bundle("zod-4.6.7.mjs");
const changed = bundle("zod-4.7.0.mjs", ["[4, 6, 7]", "[4, 7, 0]"], ["value.length > maximum", "value.length >= maximum"]);

const limited = (...checks) => ({ type: "string", checks });
const code = { type: "object", shape: { code: limited({ check: "max_length", maximum: 3 }) }, unknownKeys: "strip" };
const tooBig = (maximum, path = []) => ({ code: "too_big", maximum, path, message: `At most ${maximum}` });
const tooSmall = { code: "too_small", minimum: 2, path: [], message: "At least 2" };
const cases = [
  { id: "a/1", document: limited({ check: "max_length", maximum: 2 }), input: "a", valid: true, output: "a" },
  { id: "a/2", document: limited({ check: "max_length", maximum: 2 }), input: "abc", valid: false, issues: [tooBig(2)] },
  { id: "a/3", document: code, input: { code: "abc" }, valid: true, output: { code: "abc" } },
  { id: "a/4", document: limited({ check: "min_length", minimum: 2 }, { check: "max_length", maximum: 1 }), input: "a", valid: false, issues: [tooSmall] },
  { id: "a/5", document: { type: "string" }, input: "a", valid: true, output: "a" },
];
const file = (name, zod, list, more = {}) => write(name, suiteText({
  format: "golden-vectors/1", suite: name.replace(".json", ""), kind: "document", recorded: { from: "the stand-in", zod }, ...more, cases: list,
}));
const recorded = file("cases-4.6.7.json", "4.6.7", cases);

test("the version that was recorded changes nothing", () => {
  assert.deepEqual(follow(today, recorded), { status: 0, stderr: "",
    stdout: "cases-4.6.7  5 cases, 0 changed\n0 of 5 cases change from 4.6.7 to 4.6.7, in 0 kinds of change\n" });
});

test("a changed rule is printed with its construct and its smallest case", () => {
  const { status, stdout } = follow(changed, recorded);
  assert.equal(status, 1);
  assert.equal(stdout, `new issue, too_big: max_length of string, in 2 cases
    case     a/4
    document {"type":"string","checks":[{"check":"min_length","minimum":2},{"check":"max_length","maximum":1}]}
    input    "a"
    was      invalid [{"code":"too_small","minimum":2,"path":[],"message":"At least 2"}]
    is       invalid [{"code":"too_small","minimum":2,"path":[],"message":"At least 2"},{"code":"too_big","maximum":1,"path":[],"message":"At most 1"}]

cases-4.6.7  5 cases, 2 changed
2 of 5 cases change from 4.6.7 to 4.7.0, in 1 kind of change
`);
});

test("the vectors of the new version are written, and are followed by it without a change", () => {
  const written = join(folder, "written");
  const { status, stdout } = follow(changed, recorded, "--write", written);
  assert.equal(status, 1);
  assert.deepEqual(readdirSync(written), ["cases-4.7.0.json"]);
  assert.ok(stdout.endsWith(`written to ${join(written, "cases-4.7.0.json")}\n`));
  const suite = readSuite(join(written, "cases-4.7.0.json"));
  assert.deepEqual([suite.suite, suite.recorded.zod, suite.recorded.from], ["cases-4.7.0", "4.7.0", "the cases of cases-4.6.7.json"]);
  assert.deepEqual(suite.cases.map(({ valid }) => valid), [true, false, false, false, true]);
  assert.deepEqual(suite.cases[2], { id: "a/3", document: code, input: { code: "abc" }, valid: false, issues: [tooBig(3, ["code"])] });
  // Cases that don't change keep their text.
  const lines = path => readFileSync(path, "utf8").split("\n");
  assert.equal(lines(join(written, "cases-4.7.0.json"))[1], lines(recorded)[1]);
  assert.equal(follow(changed, written).status, 0);
});

test("the files are those of the newest version, or of the one that is asked for", () => {
  const older = file("older.json", "4.4.3", [{ ...cases[0], valid: false, issues: [tooBig(2)] }, cases[4]]);
  const newest = follow(today, recorded, older);
  assert.deepEqual([newest.status, newest.stdout.includes("older")], [0, false]);
  const { status, stdout } = follow(today, recorded, older, "--from", "4.4.3");
  assert.equal(status, 1);
  assert.match(stdout, /^issue gone, too_big: max_length of string, in 1 case\n/);
  assert.match(stdout, /\n1 of 2 cases change from 4\.4\.3 to 4\.6\.7, in 1 kind of change\n$/);
  // A name without the version gets it at its end.
  const written = join(folder, "renamed");
  follow(today, older, "--write", written, "--zod", "4.6.9");
  assert.deepEqual(readdirSync(written), ["older-4.6.9.json"]);
});

// The app's own schemas: their cases name them, and a folder has their documents.
const documents = join(folder, "documents");
mkdirSync(join(documents, "2026-08"), { recursive: true });
const pipe = (inner, name) => ({ type: "pipe", in: inner, out: { type: "transform", name } });
const schemaDocument = (name, shape, checks = []) => writeFileSync(join(documents, "2026-08", `${name}.json`), JSON.stringify({
  format: "schema-document/2", zod: "4.4.3", functions: "2026-08", name, schema: { type: "object", shape, unknownKeys: "strip", checks },
}));
const notes = pipe(limited({ check: "max_length", maximum: 30 }), "sanitizeHtml+trim");
schemaDocument("contact", { name: limited({ check: "max_length", maximum: 3 }), notes: { type: "optional", inner: notes } });
schemaDocument("account", { password: { type: "string" }, confirmPassword: { type: "string" } }, [{ check: "custom", name: "passwordsMatch" }]);
schemaDocument("event", { url: { type: "optional", inner: { type: "optional", inner: pipe({ type: "transform", name: "assumeHttps" }, "trim") } } });
const own = (name, list, zod = "4.4.3") => file(`${name}.json`, zod, list, { kind: "schema" });
const contact = (id, input, answer) => ({ id: `contact/${id}`, schema: "contact-2026-08", input, ...answer });
const accepted = output => ({ valid: true, output });
const rejected = (...issues) => ({ valid: false, issues });
const markup = "<b>x</b><i onclick=1>";
const ownCases = [
  contact(1, { name: "ab" }, accepted({ name: "ab" })),
  contact(2, { name: "abc" }, accepted({ name: "abc" })),
  contact(3, { name: "ab", notes: ` ${markup} ` }, accepted({ name: "ab", notes: "<b>x</b><i></i>" })),
  contact(4, { name: "abcd", notes: "<u>" }, rejected(tooBig(3, ["name"]))),
  contact(5, { name: "ab", notes: " plain text " }, accepted({ name: "ab", notes: "plain text" })),
  { id: "account/1", schema: "account-2026-08", json: '{"password":"a","confirmPassword":"b"}',
    ...rejected({ code: "custom", path: [], message: "Invalid" }) },
  { id: "url/1", schema: "url-2026-08", input: " a.example ", ...accepted("https://a.example") },
  { ...contact(6, { name: "" }, accepted({ name: "elsewhere" })), tags: ["engine-differs"] },
  { id: "gone/1", schema: "gone-2026-08", input: {}, ...accepted({}) },
];

test("the app's own schemas are followed by their documents and functions", () => {
  const suite = own("contact-2026-08", ownCases);
  const { status, stdout } = follow(today, suite, "--documents", documents);
  assert.equal(status, 0, stdout);
  assert.equal(stdout, `contact-2026-08  7 cases, 0 changed, 1 left out: its answer is that of another engine, `
    + `1 left out: there is no document ${join(documents, "2026-08", "gone.json")}\n0 of 7 cases change from 4.4.3 to 4.6.7, in 0 kinds of change\n`);
});

test("a changed rule shows itself in the app's schemas, whose files are not written", () => {
  const written = join(folder, "own");
  const { status, stdout } = follow(changed, own("contact-2026-08", ownCases), recorded, "--documents", documents, "--write", written);
  assert.equal(status, 1);
  assert.ok(stdout.includes(`From 4.4.3 to 4.7.0:

new issue, too_big: max_length of string, in 1 case
    case     contact/2
    schema   contact-2026-08
    input    {"name":"abc"}
    was      valid {"name":"abc"}
    is       invalid [{"code":"too_big","maximum":3,"path":["name"],"message":"At most 3"}]
`), stdout);
  assert.match(stdout, /\n2 of 5 cases change from 4\.6\.7 to 4\.7\.0, .*\n1 of 7 cases change from 4\.4\.3 to 4\.7\.0, /);
  assert.deepEqual(readdirSync(written), ["cases-4.7.0.json"]);
});

test("a result of the sanitizer that was never recorded is not made up", () => {
  const later = bundle("zod-4.8.0.mjs", ["[4, 6, 7]", "[4, 8, 0]"], ["value.length > maximum", "value.length > maximum + 1"]);
  const { stdout } = follow(later, own("contact-2026-08", ownCases), "--documents", documents);
  assert.match(stdout, /^no answer: sanitizeHtml\+trim has no recorded result for its text, in 1 case\n {4}case {5}contact\/4\n/);
});

test("with the bundle of an older version, the app's schemas are compared with its answers", () => {
  const stale = own("contact-2026-08", [contact(1, { name: "abc" }, rejected(tooBig(3, ["name"])))]);
  assert.equal(follow(today, stale, "--documents", documents).status, 1);
  assert.deepEqual(follow(today, stale, "--documents", documents, "--base", today), { status: 0, stderr: "",
    stdout: "contact-2026-08  1 cases, 0 changed\n0 of 1 cases change from 4.6.7 to 4.6.7, in 0 kinds of change\n" });
  const { stdout } = follow(changed, stale, "--documents", documents, "--base", today);
  assert.match(stdout, /^new issue, too_big: .*\n1 of 1 cases change from 4\.6\.7 to 4\.7\.0, /s);
  assert.match(follow(today, stale, "--base", join(folder, "none.mjs")).stderr, /none\.mjs: /);
});

test("a JSON Schema is that of definitions that several nodes share", () => {
  const definitions = { A: limited({ check: "max_length", maximum: 2 }), B: { type: "object", shape: {
    a: { type: "ref", name: "A" }, again: { type: "ref", name: "A" }, self: { type: "optional", inner: { type: "lazy", name: "B" } },
  }, unknownKeys: "strip" } };
  const shared = { type: "object", properties: { a: { type: "string", maxLength: 2 }, again: { $ref: "#/a" }, self: { $ref: "#" } } };
  const vector = { id: "j/1", document: { type: "ref", name: "B" }, definitions, params: {}, results: [{ for: ["*"], jsonSchema: shared }] };
  const functions = { id: "j/2", document: limited({ check: "custom", name: "isOdd" }), params: {}, results: [{ for: ["draft-07"], jsonSchema: { type: "string" } }] };
  const suite = list => file("json-schema-4.6.7.json", "4.6.7", list, { format: "zod-document-vectors/1", kind: "toJSONSchema" });
  assert.deepEqual(follow(today, suite([vector, functions])), { status: 0, stderr: "",
    stdout: "json-schema-4.6.7  2 cases, 0 changed\n0 of 2 cases change from 4.6.7 to 4.6.7, in 0 kinds of change\n" });
  const unknown = { ...vector, document: { type: "ref", name: "C" } };
  assert.match(follow(today, suite([unknown])).stdout, /^no answer: \$\.schema…: no definition is named C, in 1 case\n/);
  const endless = { ...vector, definitions: { ...definitions, B: { type: "optional", inner: { type: "ref", name: "B" } } } };
  assert.match(follow(today, suite([endless])).stdout, /^no answer: .*Zod has no cycle without a lazy/);
});

test("a case that the new version can't answer is a change, and is not written", () => {
  const list = [cases[4], { id: "b/1", document: { type: "int" }, input: 1, valid: true, output: 1 }];
  const written = join(folder, "faults");
  const { status, stdout } = follow(today, file("faults.json", "4.6.7", list), "--write", written);
  assert.equal(status, 1);
  assert.match(stdout, /^no answer: \$\.schema…: unknown type "int", in 1 case\n/);
  assert.deepEqual(readSuite(join(written, "faults-4.6.7.json")).cases.map(({ id }) => id), ["a/5"]);
  // A case with a function of the app's own is left out, whatever the version.
  const odd = { ...cases[4], id: "b/2", document: { type: "string", checks: [{ check: "custom", name: "isOdd" }] } };
  assert.match(follow(today, file("own.json", "4.6.7", [cases[4], odd])).stdout, /^own {2}1 cases, 0 changed, 1 left out: the function isOdd is the app's own\n/);
});

test("what can't be used is an error", () => {
  const unusable = (list, reason, status = 2) => {
    const { status: found, stderr } = follow(...list);
    assert.equal(found, status, stderr);
    assert.match(stderr, reason);
  };
  unusable([], /the bundle of a new Zod is needed/, 64);
  unusable([today, "--form", "4.6.7"], /There is no option --form/, 64);
  unusable([join(folder, "none.mjs")], /none\.mjs: /);
  unusable([write("empty.mjs", "export const a = 1;")], /empty\.mjs: exports no Zod as z/);
  unusable([today, recorded, "--from", "4.4.3"], /no file was recorded from Zod 4\.4\.3; there are files of 4\.6\.7/);
  unusable([today, file("urls.json", "4.6.7", [{ id: "u", input: "a" }], { kind: "url" })], /cases of the kind url can't be followed/);
});

test("a change points to the check or the node at its place", () => {
  const of = (schema, was, is) => changes("document", { document: schema }, was, is);
  const invalid = (...issues) => ({ valid: false, issues });
  const issue = (code, path = [], more = {}) => ({ code, path, message: "No", ...more });
  const email = { type: "optional", inner: limited({ check: "string_format", format: "email" }, { check: "overwrite", name: "trim" }) };
  const schema = { type: "object", shape: { list: { type: "array", element: { type: "union", options: [email, { type: "null" }] } },
    map: { type: "record", value: { type: "number" } }, pair: { type: "tuple", items: [{ type: "boolean" }] } }, unknownKeys: "reject" };
  const first = (was, is) => of(schema, was, is)[0];
  const format = (pattern) => issue("invalid_format", ["list", 1], { format: "email", pattern });
  assert.equal(first(invalid(format("a")), invalid(format("b"))), "issue with another pattern, invalid_format: string_format email");
  assert.equal(first(invalid(issue("invalid_key", ["map", "k"])), invalid(issue("custom"))), "issue gone, invalid_key: record");
  assert.equal(first(invalid(issue("custom")), invalid(issue("unrecognized_keys"))), "issue gone, custom: object");
  assert.equal(first({ valid: true, output: {} }, invalid(issue("too_small", ["pair"]))), "new issue, too_small: tuple");
  assert.equal(first({ valid: true, output: {} }, invalid(issue("invalid_type", ["list", 0], { expected: "null" }))), "new issue, invalid_type: null");
  assert.equal(first({ valid: true, output: { list: ["a"] } }, { valid: true, output: { list: ["b"] } }), "output: union of trim");
  const [one, two] = [issue("custom"), issue("too_big", ["pair"])];
  assert.equal(first(invalid(one, two), invalid(two, one)), "order of issues, custom: object");
  // Of several issues with one path the same ones don't count.
  const [short, long] = ["a", "b"].map(message => issue("too_big", ["pair"], { message }));
  assert.deepEqual(of(schema, invalid(short, long), invalid(long, { ...short, maximum: 1 })), ["issue with another maximum, too_big: tuple"]);
});

console.log(`${passedTests()} tests passed`);
