#!/usr/bin/env node
// The tools' test of themselves: node Conformance/web/self-test/self-test.mjs [--swift PATH] [--keep FOLDER]
// With the path of compass-validate both sides are compared on fresh cases; FOLDER keeps the findings.
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import {
  chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { readArguments } from "../lib/arguments.mjs";
import { differenceKey, differences } from "../lib/difference.mjs";
import { payload } from "../lib/judge.mjs";
import { nodeFault, recordingMajor } from "../lib/node.mjs";
import { shrink } from "../lib/shrink.mjs";
import { digest, readGaps, readSuite, vectorFiles } from "../lib/vectors.mjs";
import { contact } from "./stand-in.mjs";
import { passedTests, test } from "./test.mjs";

const oldNode = nodeFault(process.versions.node, recordingMajor);
if (oldNode !== undefined) {
  console.error(`self-test.mjs: ${oldNode}`);
  process.exit(2);
}
const given = readArguments(process.argv.slice(2), { options: ["swift", "keep"] });
const here = dirname(fileURLToPath(import.meta.url));
const conformance = dirname(dirname(here));
const folder = mkdtempSync(join(tmpdir(), "conformance-self-test-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));

const standInURL = JSON.stringify(new URL("stand-in.mjs", import.meta.url).href);
const tool = (name, ...list) => {
  const { status, stdout, stderr } =
    spawnSync(process.execPath, [join(here, "..", name), ...list], { encoding: "utf8", maxBuffer: 1 << 28 });
  return { status, stdout, stderr };
};
/** A tool on a Node with another version number. */
const onNode = (version, name, ...list) => {
  const old = `Object.defineProperty(process, "versions", { value: { ...process.versions, node: "${version}" } });`;
  const { status, stdout, stderr } = spawnSync(process.execPath,
    ["--import", `data:text/javascript,${encodeURIComponent(old)}`, join(here, "..", name), ...list], { encoding: "utf8" });
  return { status, stdout, stderr };
};
const standIn = ["--schemas", join(here, "stand-in.mjs")];
const write = (name, text) => {
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const valid = { id: "contact/handle", input: { role: "head", handle: " @ana ", more: 1 }, valid: true,
  output: { role: "head", handle: "ana" } };
const invalid = { id: "contact/two", input: { role: "owner", handle: "ana ruiz" }, valid: false, issues: [
  { code: "invalid_value", values: ["head", "assistant"], path: ["role"],
    message: 'Invalid option: expected one of "head"|"assistant"' },
  { origin: "string", code: "invalid_format", format: "regex", pattern: "/^@?[a-z]+$/i", path: ["handle"],
    message: "No handle" },
  { origin: "string", code: "too_big", maximum: 4, inclusive: true, path: ["handle"],
    message: "Too big: expected string to have <=4 characters" },
  { code: "custom", path: ["handle"], message: "Invalid input" },
] };
const raw = { id: "contact/raw", json: '{"role":"owner","role":"head"}', valid: true, output: { role: "head" } };
const suite = (cases, more = {}) => JSON.stringify({ format: "golden-vectors/1", suite: "contact", kind: "schema",
  recorded: { from: "the stand-in" }, ...more }).slice(0, -1) + ',"cases":[\n'
  + cases.map(vector => JSON.stringify(vector)).join(",\n") + "\n]}\n";
const run = (cases, ...list) => tool("run.mjs", ...standIn, write("vectors/contact.json", suite(cases)), ...list);

test("agreement, in the words of compass-validate", () => {
  assert.deepEqual(run([valid, invalid, raw]),
    { status: 0, stdout: "contact  3 passed, 0 failed\n3 passed, 0 failed\n", stderr: "" });
  assert.equal(run([valid], "--format", "json").stdout,
    '{"suites":[{"suite":"contact","kind":"schema","passed":1,"failed":0,"known_gaps":0,"failures":[]}],'
    + '"passed":1,"failed":0}\n');
});

const copy = value => structuredClone(value);
const mutants = {
  "a wrong verdict": [{ ...valid, valid: false, output: undefined, issues: invalid.issues }],
  "another wrong verdict": [{ ...invalid, valid: true, issues: undefined, output: {} }],
  "a wrong output": [{ ...valid, output: { role: "head", handle: "@ana" } }],
  "an output in another order": [{ ...valid, output: { handle: "ana", role: "head" } }],
  "an output with a further key": [{ ...valid, output: { ...valid.output, more: 1 } }],
  "a wrong message": [(issues => { issues[1].message = "No Handle"; return { ...invalid, issues }; })(copy(invalid.issues))],
  "a wrong path": [(issues => { issues[1].path = []; return { ...invalid, issues }; })(copy(invalid.issues))],
  "an issue too few": [{ ...invalid, issues: invalid.issues.slice(1) }],
  "an issue twice": [{ ...invalid, issues: [...invalid.issues, invalid.issues[0]] }],
  "issues in another order": [{ ...invalid, issues: copy(invalid.issues).reverse() }],
  "an issue's properties in another order":
    [{ ...invalid, issues: invalid.issues.map(({ code, ...rest }) => ({ ...rest, code })) }],
  "a schema that there is not": [{ ...valid, schema: "person" }],
};
for (const [name, cases] of Object.entries(mutants)) {
  test(`${name} is caught`, () => {
    const { status, stdout } = run([raw, ...cases]);
    assert.equal(status, 1, stdout);
    assert.match(stdout, /1 passed, 1 failed\n$/);
    assert.match(stdout, /\n {4}expected .*\n {4}found {4}.*\n/);
  });
}

test("a crash is no rejection, whatever was expected", () => {
  for (const answer of ['throw new TypeError("x")', "return { success: false }", "return Promise.resolve()",
    "return { success: false, error: { issues: [] } }", "return undefined"]) {
    const module = write(`crash-${passedTests()}.mjs`,
      `export const schemas = { contact: { safeParse() { ${answer}; } } };`);
    const file = write("vectors/contact.json", suite([invalid]));
    const { status, stdout } = tool("run.mjs", "--schemas", module, file);
    assert.equal(status, 1);
    assert.match(stdout, /\n {4}found {4}(threw|returned) .*\n0 passed, 1 failed\n$/);
  }
});

test("known gaps: one that passes fails the run, gaps alone are not green", () => {
  const gaps = list => write("gaps.json", JSON.stringify({ format: "known-gaps/1", gaps: list }));
  const gap = { id: "contact/handle", reason: "known" };
  const wrong = { ...valid, output: {} };
  const open = run([raw, wrong], "--known-gaps", gaps([gap]));
  assert.equal(open.status, 0);
  assert.equal(open.stdout, "contact  1 passed, 0 failed, 1 known gap\n1 passed, 0 failed\n");
  const closed = run([raw, valid], "--known-gaps", gaps([gap]));
  assert.equal(closed.status, 1);
  assert.match(closed.stdout, /contact\/handle is listed in known-gaps.json but passes/);
  assert.equal(run([wrong], "--known-gaps", gaps([gap])).status, 1);
  assert.equal(run([wrong], "--known-gaps", gaps([{ id: "contact/handle" }])).status, 2);
});

test("the list for jsdom has every case that records jsdom's answer, and no other answer is a gap", () => {
  const list = join(here, "..", "known-gaps-jsdom.json");
  const cases = vectorFiles(join(conformance, "schema")).flatMap(file => readSuite(file).cases)
    .filter(({ jsdom }) => jsdom !== undefined);
  assert.ok(cases.length > 0);
  assert.deepEqual(readGaps(list).map(({ id }) => id).sort(), cases.map(({ id }) => id).sort());
  // Schemas that answer as jsdom does pass with the list and fail without it.
  const jsdom = write("jsdom.mjs", `import { schemas as recorded } from ${JSON.stringify(new URL("replay.mjs", import.meta.url).href)};
    const cases = ${JSON.stringify(Object.fromEntries(cases.map(vector => [JSON.stringify(payload(vector)), vector.jsdom])))};
    const wrong = process.env.WRONG_ANSWER !== undefined;
    export const schemas = Object.fromEntries(Object.entries(recorded).map(([name, schema]) => [name, {
      safeParse(value) {
        const answer = cases[JSON.stringify(value)];
        if (answer === undefined) return schema.safeParse(value);
        return answer.valid ? { success: true, data: wrong ? {} : answer.output } : { success: false, error: { issues: answer.issues } };
      },
    }]));`);
  const run = (...more) => tool("run.mjs", "--schemas", jsdom, conformance, ...more);
  const known = run("--known-gaps", list);
  assert.equal(known.status, 0, known.stdout.slice(-2000));
  assert.equal([...known.stdout.matchAll(/, (\d+) known gaps?\n/g)].reduce((sum, [, count]) => sum + Number(count), 0), cases.length);
  assert.match(run().stdout, new RegExp(`, ${cases.length} failed\\n$`));
  process.env.WRONG_ANSWER = "1";
  assert.match(run("--known-gaps", list).stdout, new RegExp(`, ${cases.length} failed\\n$`));
  delete process.env.WRONG_ANSWER;
  // A jsdom that answers as Chromium does needs no list.
  const recorded = tool("run.mjs", "--schemas", join(here, "replay.mjs"), conformance, "--known-gaps", list);
  assert.equal(recorded.status, 1);
  assert.match(recorded.stdout, /coach-2026-08\/notes\/attr-quote is listed in known-gaps.json but passes/);
});

test("what can't be used is status 2, wrong usage 64", () => {
  for (const text of ["", "{}", suite([]), suite([valid, valid]), suite([{ ...valid, ouput: 1 }]),
    suite([{ ...valid, output: undefined }]), suite([{ ...invalid, issues: [] }]), suite([{ ...valid, tags: "x" }]),
    suite([{ ...valid, schema: 1 }]), suite([{ ...raw, json: 1 }]), suite([{ ...valid, tags: [1] }]),
    suite([{ ...invalid, issues: [{ code: "custom", path: [true], message: "" }] }]),
    suite([{ ...invalid, issues: [{ code: "custom", path: [] }] }]), suite([{ ...invalid, issues: [null] }]),
    suite([valid], { note: 1 }), suite([valid], { kind: "html" })]) {
    const { status, stdout, stderr } = tool("run.mjs", ...standIn, write("bad.json", text));
    assert.equal(status, 2, text);
    assert.equal(stdout, "");
    assert.match(stderr, /^run\.mjs: .*bad\.json: /);
  }
  assert.equal(run([valid], "--only", "nothing").status, 2);
  assert.equal(tool("run.mjs", "--schemas", join(folder, "none.mjs")).status, 2);
  assert.equal(tool("run.mjs", "--schemas", write("empty.mjs", "export const a = 1;")).status, 2);
  assert.equal(tool("run.mjs").status, 64);
  assert.equal(run([valid], "--fast").status, 64);
  assert.equal(run([valid], "--format", "xml").status, 64);
});

test("an older Node is refused by a tool before anything else", () => {
  for (const version of ["18.20.8", "9.0.0"]) assert.match(nodeFault(version), /^Node 20 or newer is needed/);
  for (const version of ["20.20.2", "24.19.0", "100.0.0"]) assert.equal(nodeFault(version), undefined);
  for (const version of ["20.20.2", "23.11.1"]) assert.match(nodeFault(version, 24), /^Node 24 or newer is needed/);
  for (const version of ["24.0.0", "26.13.1"]) assert.equal(nodeFault(version, 24), undefined);
  const refused = (version, name) => {
    const { status, stdout, stderr } = onNode(version, name, "--fast");
    assert.deepEqual([status, stdout], [2, ""]);
    return stderr;
  };
  assert.equal(refused("18.20.8", "run.mjs"), "run.mjs: Node 20 or newer is needed, this is Node 18.20.8\n");
  for (const name of ["record.mjs", "describe.mjs", "follow.mjs"]) {
    assert.equal(refused("20.20.2", name),
      `${name}: Node 24 or newer is needed, this is Node 20.20.2, whose Unicode and IDNA tables are older\n`);
  }
});

test("an older Node runs the cases that it can decide", () => {
  const schemas = write("links.mjs", `export const link = { safeParse: value => URL.canParse(value) && new URL(value)
    ? { success: true, data: value } : { success: false, error: { issues: [{ code: "custom", path: [], message: "No link" }] } } };`);
  const link = (id, input, more = { valid: true, output: input }) => ({ id: `link/${id}`, input, ...more });
  const invalid = { valid: false, issues: [{ code: "custom", path: [], message: "No link" }] };
  const plain = [link(1, "https://a.org"), link(2, "none", invalid)];
  const other = [link(3, "https://bücher.example"), link(4, "https://xn--bcher-kva.example"), link(5, "\uffff", invalid)];
  const run = (version, cases) => onNode(version, "run.mjs", "--schemas", schemas, write("link.json", suite(cases, { suite: "link" })));
  assert.equal(run("20.20.2", plain).status, 0);
  const { status, stdout } = run("20.20.2", [...plain, ...other]);
  assert.equal(status, 2);
  assert.equal(stdout, "link  2 passed, 0 failed, 3 not decided\n3 cases with internationalized hosts or new characters are not decided: "
    + "Node 24 or newer is needed, this is Node 20.20.2, whose Unicode and IDNA tables are older\n2 passed, 0 failed\n");
  assert.equal(run("24.0.0", [...plain, ...other]).status, 0);
});

test("the manifest: changed bytes, lost cases, lost files", () => {
  const text = suite([valid, raw]);
  const file = write("listed/schema/contact.json", text);
  const manifest = (entry = {}) => write("listed/manifest.json", JSON.stringify({
    format: "conformance-manifest/2", families: [], file_format: null, files: [{ path: "schema/contact.json", suite: "contact",
      minimum: 2, bytes: text.length, crc32: digest(Buffer.from(text)).split("-")[0], ...entry }],
    releases: [{ version: "1.0.0", files: "00000000-0" }] }));
  const root = join(folder, "listed");
  manifest();
  assert.equal(tool("run.mjs", ...standIn, root).stdout, "contact  2 passed, 0 failed\n2 passed, 0 failed\n");
  for (const entry of [{ minimum: 3 }, { crc32: "00000000" }, { bytes: 1 }, { path: "schema/other.json" }]) {
    manifest(entry);
    assert.equal(tool("run.mjs", ...standIn, root).status, 1, JSON.stringify(entry));
  }
  manifest();
  writeFileSync(file, suite([valid]));
  assert.match(tool("run.mjs", ...standIn, file).stdout, /has run 1 cases, at least 2 must run/);
  const schema = write("listed/vectors.schema.json", "{}");
  writeFileSync(file, text);
  assert.match(tool("run.mjs", ...standIn, root).stdout, /\nvectors.schema.json is not that of version 1.0.0\n/);
  rmSync(schema);
  assert.equal(tool("run.mjs", ...standIn, root).status, 0);
  assert.equal(digest(Buffer.from("123456789")), "cbf43926-9");
});

test("each kind has its formats, and no other", () => {
  const kinds = {
    "golden-vectors/1": ["schema", "document", "regexp", "json", "html", "html-tree", "url", "rule"],
    "zod-def-vectors/1": ["def", "def+functions", "toJSONSchema", "fromJSONSchema", "formatError"],
    "zod-document-vectors/1": ["toJSONSchema", "fromJSONSchema", "formatError"],
    "zod-locale-vectors/1": ["locale"],
    "zod-value-functions/1": ["document+functions"],
  };
  for (const kind of new Set(Object.values(kinds).flat())) {
    for (const [format, ofFormat] of Object.entries(kinds)) {
      const notes = format === "golden-vectors/1" ? {} : { note: "n", $schema: {} };
      const file = write("vectors/format.json", suite([valid], { format, kind, ...notes }));
      if (ofFormat.includes(kind)) assert.equal(readSuite(file).kind, kind);
      else assert.throws(() => readSuite(file), /the format is not "/, `${kind} ${format}`);
    }
  }
});

test("every vector of the suite runs, and agrees with itself", () => {
  const { status, stdout } = tool("run.mjs", "--schemas", join(here, "replay.mjs"), conformance);
  assert.equal(status, 0, stdout.slice(-2000));
  const { files } = JSON.parse(readFileSync(join(conformance, "manifest.json"), "utf8"));
  const listed = files.filter(({ path }) => path.startsWith("schema/"));
  const total = listed.reduce((sum, { minimum }) => sum + minimum, 0);
  assert.ok(listed.length > 0 && total > 5000);
  assert.equal(stdout.trimEnd().split("\n").at(-1), `${total} passed, 0 failed`);
});

test("recording again leaves a file alone in which nothing changed", () => {
  const copyOf = join(folder, "coach.json");
  cpSync(join(conformance, "schema/coach/coach.json"), copyOf);
  utimesSync(copyOf, 1e9, 1e9);
  const state = () => [readFileSync(copyOf, "utf8"), statSync(copyOf).mtimeMs, statSync(copyOf).ino];
  const before = state();
  const replay = ["--schemas", join(here, "replay.mjs")];
  for (const list of [["--check"], [], ["--from", "another app"]]) {
    assert.deepEqual(tool("record.mjs", ...replay, "--zod", "9.9.9", ...list, copyOf), { status: 0, stdout: "0 changed\n", stderr: "" });
    assert.deepEqual(state(), before);
  }
});

test("recording stamps the files with changes and no others, and rewrites no other case", () => {
  const module = write("recorded.mjs", `import { contactWith } from ${standInURL};
    export const schemas = { contact: contactWith({ message: "Another" }) };`);
  const other = write("again/same.json", suite([valid, raw]));
  const file = write("again/changed.json", suite([valid, invalid, raw]).replace('"more":1', '"more": [-0, 1e2, "\\u00e9"]'));
  const before = [other, file].map(path => readFileSync(path, "utf8"));
  const { status, stdout, stderr } = tool("record.mjs", "--schemas", module, "--zod", "9.9.9", other, file);
  assert.equal(status, 0, stderr);
  assert.match(stdout, /^contact\/two\n {2}was .*"No handle".*\n {2}is {2}.*"Another".*\n1 changed\n$/);
  assert.equal(readFileSync(other, "utf8"), before[0]);
  const [head, ...cases] = readFileSync(file, "utf8").split("\n");
  assert.match(head, /"zod":"9\.9\.9"/);
  assert.deepEqual(cases, before[1].replace("No handle", "Another").split("\n").slice(1));
});

test("recording keeps ids and inputs and takes the schemas' verdicts", () => {
  const wrong = [{ ...valid, output: {} }, { ...invalid, valid: true, issues: undefined, output: 1 },
    { id: "kept", input: {}, valid: true, output: { tagged: 1 }, tags: ["engine-differs"] }];
  const file = write("again/contact.json", suite(wrong));
  assert.equal(tool("record.mjs", ...standIn, "--zod", "1.0.0", "--check", file).status, 1);
  const { status, stdout } = tool("record.mjs", ...standIn, "--zod", "1.0.0", file);
  assert.equal(status, 0);
  assert.match(stdout, /\n2 changed\n$/);
  assert.deepEqual(JSON.parse(readFileSync(file, "utf8")).cases, [valid, invalid, wrong[2]]);
  const crash = write("crash.mjs", 'export const contact = { safeParse() { throw new Error("x"); } };');
  const text = readFileSync(file, "utf8");
  assert.equal(tool("record.mjs", "--schemas", crash, "--zod", "1.0.0", file).status, 2);
  assert.equal(readFileSync(file, "utf8"), text);
});

test("a schema is described as a document", () => {
  const { status, stdout, stderr } = tool("describe.mjs", ...standIn);
  assert.equal(status, 0, stderr);
  assert.deepEqual(JSON.parse(stdout), { format: "schema-document/2", zod: "4.4.3", name: "contact", schema: {
    type: "object",
    shape: {
      role: { type: "enum", values: ["head", "assistant"] },
      handle: { type: "optional", inner: {
        type: "pipe",
        in: { type: "string", checks: [
          { check: "overwrite", name: "trim" },
          { check: "string_format", format: "regex", pattern: "^@?[a-z]+$", flags: "i", message: "No handle" },
          { check: "max_length", maximum: 4 },
          { check: "custom", name: "truthy", abort: true },
        ] },
        out: { type: "transform", name: "stripLeadingAt" },
      } },
    },
    unknownKeys: "strip",
  } });
});

const nameless = `import { contactWith } from ${standInURL};
  const prefixed = prefix => text => text.startsWith(prefix);
  export const schemas = {
    "contact": contactWith(),
    "contact-2026-08": contactWith({ refinements: [prefixed("a"), prefixed("b"), undefined] }),
  };`;
const inPath = place => `$.schema.shape.handle.inner.in.checks[${place}]`;

test("a closure without a name is reported with its schema, place and source text", () => {
  const { status, stdout, stderr } = tool("describe.mjs", "--schemas", write("nameless.mjs", nameless), "--named");
  assert.deepEqual([status, stdout], [2, ""]);
  assert.deepEqual(stderr.replace(/(-[0-9a-f]{6}(?=:|-2:))/g, "-HASH").split("\n"), [
    "describe.mjs: 5 functions have no name; describe.mjs --functions writes a file of names to fill in:",
    `  contact ${inPath(3)}: handle-refine-HASH: text => !text.includes(" ")`,
    '  contact $.schema.shape.handle.inner.out and 1 more: handle-transform: text => text.startsWith("@") ? text.slice(1) : text',
    `  contact-2026-08 ${inPath(3)}: handle-refine-HASH: text => text.startsWith(prefix)`,
    `  contact-2026-08 ${inPath(4)}: handle-refine-HASH-2: text => text.startsWith(prefix)`,
    `  contact-2026-08 ${inPath(5)}: handle-check: (no source text; only its place can name it)`,
    "",
  ]);
});

test("a closure without a name has one of its own, whichever schemas are asked for", () => {
  const shared = `import { schema } from ${standInURL};
    const transform = text => text.length;
    export const schemas = { first: schema({ type: "transform", transform }), second: schema({ type: "object",
      shape: { a: schema({ type: "transform", transform }), b: schema({ type: "transform", transform: text => text }) } }) };`;
  const { status, stdout, stderr } = tool("describe.mjs", "--schemas", write("shared.mjs", shared), "second");
  assert.equal(status, 0);
  assert.deepEqual(Object.values(JSON.parse(stdout).schema.shape).map(({ name }) => name), ["a-transform", "b-transform"]);
  assert.deepEqual(stderr.split("\n"), [
    "describe.mjs: 2 functions have no name; describe.mjs --functions writes a file of names to fill in:",
    "  second $.schema.shape.a: a-transform: text => text.length", "  second $.schema.shape.b: b-transform: text => text", ""]);
  assert.deepEqual(JSON.parse(stdout).sources, { "a-transform": "text => text.length", "b-transform": "text => text" });
});

test("closures are named by source text, and by place where the text is not enough", () => {
  const module = write("nameless.mjs", nameless);
  const { status, stdout } = tool("describe.mjs", "--schemas", module, "--functions");
  assert.equal(status, 0);
  const skeleton = JSON.parse(stdout);
  assert.deepEqual(skeleton, { format: "function-names/1", sources: {
    'text => !text.includes(" ")': null, 'text => text.startsWith("@") ? text.slice(1) : text': null,
    "text => text.startsWith(prefix)": null,
  }, places: { "contact-2026-08": { [inPath(5)]: null } } });
  // Unfilled names are none.
  assert.equal(tool("describe.mjs", "--schemas", module, "--named", "--names", write("names.json", stdout)).status, 2);
  const filled = (sources, places) => write("names.json", JSON.stringify({ format: "function-names/1",
    sources: { 'text => !text.includes(" ")': "truthy",
      'text => text.startsWith("@")\n      ? text.slice(1) : text': "stripLeadingAt", ...sources },
    places: { "contact-2026-08": { [inPath(5)]: "third", ...places } } }));
  const described = (...list) => {
    const { status, stdout, stderr } = tool("describe.mjs", "--schemas", module, "--names", ...list, "contact-2026-08");
    return { status, stderr, names: [...stdout.matchAll(/"name": "(.*)"/g)].map(([, name]) => name) };
  };
  const bySource = described(filled({ "text => text.startsWith(prefix)": "prefixed" }));
  assert.deepEqual(bySource, { status: 0, stderr: "",
    names: ["contact", "trim", "prefixed", "prefixed", "third", "stripLeadingAt"] });
  const source = "text => text.startsWith(prefix)";
  const byPlace = described(filled({ [source]: "prefixed" }, { [inPath(3)]: { name: "first", source } }));
  assert.deepEqual(byPlace.names, ["contact", "trim", "first", "prefixed", "third", "stripLeadingAt"]);
  // A place does not name a function that took the place of the named one.
  const moved = described(filled({ [source]: "prefixed" }, { [inPath(3)]: { name: "first", source: "text => true" } }));
  assert.deepEqual([moved.status, moved.names], [2, []]);
  assert.equal(moved.stderr, `describe.mjs: contact-2026-08: ${inPath(3)}: the function is no longer the one that was `
    + "named first: text => text.startsWith(prefix)\n");
  // Entries that name nothing are listed; NAME... leaves out schemas that could use them.
  const stale = tool("describe.mjs", "--schemas", module, "--names",
    filled({ [source]: "prefixed", "text => gone": "gone" }, { "$.schema.shape.gone": "gone" }));
  assert.deepEqual([stale.status, stale.stderr], [0,
    "describe.mjs: these entries name no function:\n  contact-2026-08 $.schema.shape.gone\n  text => gone\n"]);
});

test("functions are also named by identity, and built-in ones never by source text", () => {
  const described = names => tool("describe.mjs", "--schemas", write(`identity-${Math.random()}.mjs`,
    `import { contactWith } from ${standInURL};
     const strip = text => text; const bound = (text => text).bind(null);
     export const names = ${names};
     export const contact = contactWith({ transform: strip, refinements: [isFinite, bound] });`));
  for (const names of ['new Map([[strip, "a"], [isFinite, "b"], [bound, "c"]])',
    '{ functions: new Map([[strip, "a"], [isFinite, "b"], [bound, "c"]]), sources: { "text => text": "z" } }']) {
    const { stdout } = described(names);
    assert.deepEqual([...stdout.matchAll(/"name": "(.*)"/g)].map(([, name]) => name), ["contact", "trim", "b", "c", "a"]);
  }
  const { status, stderr } = described('{ sources: { "text => text": "a" } }');
  assert.equal(status, 0);
  assert.match(stderr, /^describe\.mjs: 2 functions have no name/);
  assert.match(stderr, /checks\[3\]: isFinite: \(no source text; only its place can name it\)\n/);
  for (const names of ["[]", '"a"', "{ sources: [] }", "{ sources: { a: 1 } }", '{ sources: { [String(isFinite)]: "b" } }', "{ places: { contact: 1 } }",
    '{ places: { contact: { "$.schema": { names: "a" } } } }', "{ byName: {} }", 'new Map([["a", "b"]])',
    "{ functions: {} }"]) {
    const { status, stderr } = described(names);
    assert.equal(status, 2, names);
    assert.match(stderr, /identity-.*\.mjs: names: /);
  }
});

test("an overwrite that does more than Zod's own is not taken for it", () => {
  const module = write("overwrite.mjs", `import { schema } from ${standInURL};
    const check = tx => ({ _zod: { def: { check: "overwrite", tx } } });
    export const text = schema({ type: "string", checks: [check((input) => input.toLowerCase()),
      check(e=>e.toUpperCase()), check(text => text.trim().slice(0, 100)), check((text) => other.trim())] });`);
  const { status, stderr } = tool("describe.mjs", "--schemas", module, "--named");
  assert.equal(status, 2);
  assert.deepEqual(stderr.replace(/-[0-9a-f]{6}:/g, "-HASH:").split("\n").slice(1, -1), ["  text $.schema.checks[2]: text-overwrite-HASH: text => text.trim().slice(0, 100)",
    "  text $.schema.checks[3]: text-overwrite-HASH: (text) => other.trim()"]);
});

test("a format that is a schema of its own is a string with a check", () => {
  const module = write("email.mjs", `import { schema } from ${JSON.stringify(join(here, "stand-in.mjs"))};
    export const address = schema({ type: "string", check: "string_format", format: "email", pattern: /@/,
      error: () => "No address", checks: [{ _zod: { def: { check: "max_length", maximum: 9 } } }] });`);
  assert.deepEqual(JSON.parse(tool("describe.mjs", "--schemas", module).stdout).schema, {
    type: "string", message: "No address", checks: [
      { check: "string_format", format: "email", pattern: "@", message: "No address" },
      { check: "max_length", maximum: 9 },
    ],
  });
});

test("a file is named after the export, a document after the schema", () => {
  const module = write("revised.mjs",
    `import { contact, names } from ${JSON.stringify(join(here, "stand-in.mjs"))};
     export { names };
     export const schemas = { "contact-2026-08": contact };`);
  const { status, stderr } = tool("describe.mjs", "--schemas", module, "--into", join(folder, "described"));
  assert.equal(status, 0, stderr);
  const text = readFileSync(join(folder, "described/contact-2026-08.json"), "utf8");
  assert.equal(JSON.parse(text).name, "contact");
  assert.equal(tool("describe.mjs", "--schemas", module, "nobody").status, 2);
});

test("what a document can't say is refused with its place", () => {
  const refused = (definition, place) => {
    const module = write(`refused-${place.length}-${Math.random()}.mjs`,
      `import { schema } from ${JSON.stringify(join(here, "stand-in.mjs"))};
       export const contact = schema({ type: "object", shape: { a: schema(${definition}) } });`);
    const { status, stdout, stderr } = tool("describe.mjs", "--schemas", module);
    assert.equal(status, 2, stdout);
    assert.ok(stderr.includes(`contact: ${place}: `), stderr);
  };
  refused('{ type: "interface" }', "$.schema.shape.a");
  refused('{ type: "literal", values: [Symbol.iterator] }', "$.schema.shape.a");
  refused('{ type: "string", checks: [{ _zod: { def: { check: "luck" } } }] }', "$.schema.shape.a.checks[0]");
  refused('{ type: "object", shape: { get b() { throw new Error("late"); } } }', "$.schema.shape.a.shape.b");
});

test("every document names its version of Zod, and has metadata on request", () => {
  const moduleOf = (...version) => write(`zod-${version.join("-")}.mjs`,
    `import { zodOf } from ${JSON.stringify(new URL("stand-in-zod.mjs", import.meta.url).href)};
    const z = zodOf(${version});
    export const schemas = { plain: z.string().register(z.globalRegistry, { title: "Plain" }), newer: z.date() };`);
  const module = moduleOf(4, 3, 6);
  const described = (...list) => {
    const { status, stdout, stderr } = tool("describe.mjs", "--schemas", module, ...list);
    assert.equal(status, 0, stderr);
    return JSON.parse(stdout);
  };
  const document = (name, type, zod = "4.3.6") => ({ format: "schema-document/2", zod, name, schema: { type } });
  assert.deepEqual(described("plain"), document("plain", "string"));
  assert.deepEqual(described("newer"), document("newer", "date"));
  for (const zod of ["4.0.17", "4.1.12", "4.2.1", "4.3.6", "4.4.3", "4.6.7"]) {
    assert.deepEqual(described("plain", "--zod", zod), document("plain", "string", zod));
    assert.deepEqual(described("newer", "--zod", zod), document("newer", "date", zod));
  }
  assert.deepEqual(described("plain", "--meta").schema, { type: "string", meta: { title: "Plain" } });
  for (const zod of ["4.4", "4.4.1", "v4.4.3", "latest", ""]) {
    const { status, stderr } = tool("describe.mjs", "--schemas", module, "--zod", zod);
    assert.deepEqual([status, stderr], [64, `describe.mjs: unknown version of Zod ${JSON.stringify(zod)}; known are 4.0.17, 4.1.12, 4.2.1, 4.3.6, 4.4.3, 4.6.7\n`]);
  }
  const unknown = tool("describe.mjs", "--schemas", moduleOf(4, 4, 1), "plain");
  assert.deepEqual([unknown.status, unknown.stdout, unknown.stderr], [2, "", "describe.mjs: plain: unknown version of Zod 4.4.1; "
    + "known are 4.0.17, 4.1.12, 4.2.1, 4.3.6, 4.4.3, 4.6.7, and --zod names one in its place\n"]);
  assert.equal(tool("describe.mjs", "--schemas", moduleOf(4, 4, 1), "plain", "--zod", "4.4.3").status, 0);
  // A list of functions needs no version.
  assert.equal(tool("describe.mjs", "--schemas", moduleOf(4, 4, 1), "--functions").status, 0);
});

test("a document that names functions names their set on request", () => {
  const module = write("sets.mjs", `import { contactWith, schema } from ${standInURL};
    export const schemas = { contact: contactWith(), plain: schema({ type: "string" }) };`);
  const described = name => JSON.parse(tool("describe.mjs", "--schemas", module, "--function-set", "2026-08", name).stdout);
  assert.deepEqual(Object.keys(described("contact")), ["format", "zod", "functions", "sources", "name", "schema"]);
  assert.equal(described("contact").functions, "2026-08");
  assert.equal(described("plain").functions, undefined);
});

// Both sides on generated cases. A stand-in for compass-validate judges by a contact's schema that differs.
const program = changes => {
  const file = write(`bin-${passedTests()}-${Math.random()}/compass-validate.mjs`, `#!${process.execPath}
    import { readFileSync } from "node:fs";
    import { contactWith } from ${standInURL};
    const [command, ...schema] = process.argv.slice(2);
    if (command !== "verdicts" || schema.join(" ") !== "contact --revision 2026-08") process.exit(64);
    const contact = contactWith(${changes});
    for (const line of readFileSync(0, "utf8").split("\\n").slice(0, -1)) {
      const { success, data, error } = contact.safeParse(JSON.parse(line));
      console.log(line.includes("deep") ? '{"undecided":"a limit"}'
        : JSON.stringify(success ? { valid: true, output: data } : { valid: false, issues: error.issues }));
    }`);
  chmodSync(file, 0o755);
  return file;
};
const web = (text, ...list) => tool("run.mjs", "--schemas", write(`web-${Math.random()}.mjs`,
  `import { contactWith } from ${standInURL};
   export const schemas = { "contact-2026-08": ${text} };`), ...list);
const swiftCases = (swift, ...inputs) => {
  const lines = inputs.map(input => JSON.stringify(input) + "\n").join("");
  const { stdout } = spawnSync(swift, ["verdicts", "contact", "--revision", "2026-08"], { input: lines, encoding: "utf8" });
  return write("generated.json", suite(stdout.trim().split("\n").map((line, index) =>
    ({ id: `generated/${index}`, input: inputs[index], ...JSON.parse(line) })), { suite: "contact-2026-08" }));
};
const same = { role: "head", handle: " an " };
const planted = {
  "a length that is not the web's":
    ["{ maximum: 5 }", { role: "head", handle: " @anar", more: [1, 2] }, '{"role":"head","handle":"aaaaa"}', "only Swift accepts it"],
  "a shorter length": ["{ maximum: 3 }", { more: {}, role: "head", handle: "Anar" }, '{"role":"head","handle":"aaaa"}',
    "only the web accepts it"],
  "a message": ['{ message: "No handle." }', { role: "head", handle: "a-b", more: 1.25 }, '{"role":"head","handle":""}',
    "the wording of an issue"],
  "an output": ["{ transform: text => text }", { role: "assistant", handle: "@Ana" }, '{"role":"assistant","handle":"@a"}', "the output"],
  "an issue that is missing": ["{ refinements: [] }", { role: "nobody", handle: "ana r", more: true }, '{"handle":"a a"}', "the issues"],
};
for (const [name, [changes, input, payload, what]] of Object.entries(planted)) {
  test(`${name} is found and shrunk`, () => {
    const swift = program(changes);
    const into = join(folder, `found-${passedTests()}`);
    const { status, stdout, stderr } = web("contactWith()", "--generated", swiftCases(swift, same, input),
      "--swift", swift, "--into", into, "--zod", "4.4.3", "--format", "json");
    assert.equal(status, 1, stderr);
    const { passed, failed, disagreements: [found, ...others] } = JSON.parse(stdout);
    assert.deepEqual([passed, failed, others], [1, 1, []]);
    assert.deepEqual([found.payload, found.what, found.cases], [payload, what, ["generated/1"]]);
    // The vector has the web app's answer, and the Swift side fails it until it is fixed.
    const vector = JSON.parse(readFileSync(found.file, "utf8"));
    assert.equal(vector.recorded.zod, "4.4.3");
    assert.equal(web("contactWith()", found.file).status, 0);
    assert.equal(web(`contactWith(${changes})`, found.file).status, 1);
  });
}

test("cases with one cause become one file, and a report that people read", () => {
  const swift = program("{ maximum: 5 }");
  const file = swiftCases(swift, { role: "head", handle: "Anaru" }, { handle: "@anar", role: "head" },
    { role: "head", handle: "abcde", more: 1 }, { role: "assistant", handle: "abcde" });
  const { status, stdout } = web("contactWith()", "--generated", file, "--swift", swift, "--into", join(folder, "one"));
  assert.equal(status, 1);
  const lines = stdout.split("\n");
  assert.deepEqual(lines.with(4, lines[4].slice(0, 50)).with(6, lines[6].slice(0, 15)), [
    "contact-2026-08  0 passed, 4 failed",
    "disagreement on contact-2026-08 at handle, too_big, in 4 cases: only Swift accepts it",
    '    payload {"role":"head","handle":"aaaaa"}',
    '    Swift   valid {"role":"head","handle":"aaaaa"}',
    '    web     invalid [{"origin":"string","code":"too_big"'.slice(0, 50),
    "    cases   generated/0, generated/1, generated/2 and 1 more",
    "    written to ",
    "0 passed, 4 failed",
    "",
  ]);
});

test("without compass-validate disagreements are reported as they are", () => {
  const file = swiftCases(program("{ maximum: 5 }"), same, { role: "head", handle: "Anaru", more: 1 });
  const { status, stdout } = web("contactWith()", "--generated", file);
  assert.equal(status, 1);
  assert.match(stdout, /\n {4}payload {"role":"head","handle":"Anaru","more":1}\n/);
  assert.equal(web("contactWith()", "--generated", swiftCases(program(""), same, {})).status, 0);
});

test("a side that gives no verdict disagrees", () => {
  const swift = program("");
  const throwing = `{ safeParse(value) {
    if (value.more > 9) throw new Error("x");
    return contactWith().safeParse(value); } }`;
  const file = swiftCases(swift, { role: "head", more: 1000, handle: "ana" });
  const crash = JSON.parse(web(throwing, "--generated", file, "--swift", swift, "--into", join(folder, "crash"),
    "--format", "json").stdout).disagreements;
  assert.deepEqual([crash.length, crash[0].payload, crash[0].what, crash[0].web],
    [1, '{"role":"head","more":10}', "the web app's schema gave no verdict", "threw Error: x"]);
  assert.equal(web(throwing, crash[0].file).status, 1);
  assert.equal(web("contactWith()", crash[0].file).status, 0);
  const deep = write("deep.json", suite([{ id: "a", input: { role: "head", handle: "deep", more: 1 }, valid: true,
    output: {} }], { suite: "contact-2026-08" }));
  const [limit] = JSON.parse(web("contactWith()", "--generated", deep, "--swift", swift, "--format", "json").stdout).disagreements;
  // compass-validate answers otherwise today than in FILE, and today's answer is shrunk.
  assert.deepEqual([limit.what, limit.payload, limit.code],
    ["compass-validate gave no verdict", '{"role":"head","handle":"deep"}', "undecided: a limit"]);
});

const disagreementsOf = (webText, ...list) => {
  const { status, stdout, stderr } = web(webText, "--format", "json", ...list);
  assert.equal(status, 1, stderr);
  return JSON.parse(stdout).disagreements;
};

test("one cause in many payloads is one disagreement, whatever else is wrong with them", () => {
  const swift = program("{ maximum: 5 }");
  const inputs = [{ role: "head", handle: "Anaru" }, { role: "nobody", handle: "abcde" }, { handle: "-bcde" },
    { handle: "a b d", role: "assistant" }, { role: "head", handle: "ab" }];
  const into = join(folder, "merged");
  const [found, ...others] = disagreementsOf("contactWith()", "--generated", swiftCases(swift, ...inputs),
    "--swift", swift, "--into", into);
  assert.deepEqual(others, []);
  assert.deepEqual([found.path, found.code, found.cases], [["handle"], "too_big", [0, 1, 2, 3].map(n => `generated/${n}`)]);
  assert.deepEqual([found.payload, found.what], ['{"role":"head","handle":"aaaaa"}', "only Swift accepts it"]);
  assert.equal(readdirSync(into).length, 1);
});

test("two causes in one payload are two disagreements, each shrunk by itself", () => {
  const swift = program('{ maximum: 5, roles: ["head", "assistant", "nobody"] }');
  const file = swiftCases(swift, { role: "nobody", handle: "Anaru", more: 1 }, { role: "nobody", handle: "an" });
  const found = disagreementsOf("contactWith()", "--generated", file, "--swift", swift);
  assert.deepEqual(found.map(({ path, code, payload, cases }) => [path.join(), code, payload, cases.length]), [
    ["role", "invalid_value", '{"role":"nobody"}', 2], ["handle", "too_big", '{"role":"nobody","handle":"aaaaa"}', 1],
  ]);
});

test("shrinking adds no issue that a payload does not have", () => {
  const swift = program("{ maximum: 5, refinements: [] }");
  for (const input of [{ role: "head", handle: "Anaru" }, { role: "assistant", handle: "@abcd x" }]) {
    for (const { payload, web: verdict } of disagreementsOf("contactWith()", "--generated", swiftCases(swift, input), "--swift", swift)) {
      const kinds = value => contact.safeParse(value).error.issues.map(({ code, path }) => `${code} ${path}`);
      assert.ok(kinds(JSON.parse(payload)).every(kind => kinds(input).includes(kind)), verdict);
      assert.ok(JSON.parse(payload).role !== undefined, payload);
    }
  }
});

test("a disagreement that does not repeat is reported and not written", () => {
  const swift = program("{ maximum: 5 }");
  const same = program("");
  const into = join(folder, "once");
  const once = (webText, file, tool) => {
    const list = tool === undefined ? [] : ["--swift", tool];
    const [found, ...others] = disagreementsOf(webText, "--generated", file, "--into", into, ...list);
    assert.deepEqual(others, []);
    assert.deepEqual([found.repeats, found.file, found.payload],
      [false, undefined, '{"role":"head","handle":"Anaru","more":1}']);
    assert.equal(existsSync(into), false);
    return found;
  };
  const file = swiftCases(swift, { role: "head", handle: "Anaru", more: 1 });
  // A file of an older compass-validate: today's agrees with the web.
  const stale = once("contactWith()", file, same);
  assert.match(stale.web, /^invalid .*too_big/);
  assert.match(stale.swift, /^valid /);
  // A schema that gives another verdict the second time, with and without compass-validate.
  const agreed = swiftCases(same, { role: "head", handle: "Anaru", more: 1 });
  const flaky = text => `(() => { let calls = 0; return { safeParse(value) {
    calls++; return contactWith({ maximum: ${text} ? 5 : 4 }).safeParse(value); } }; })()`;
  once(flaky("calls === 1"), agreed, same);
  once(flaky("calls === 1"), agreed);
  // One that changes while it is shrunk.
  once(flaky("calls < 4"), agreed, same);
  const { stdout } = web(flaky("calls === 1"), "--generated", agreed);
  assert.match(stdout, /\n {4}asked again, the two sides did not disagree like this: not shrunk, not written\n/);
});

test("differences are told apart by kind and place, without the indices of arrays", () => {
  const issue = (code, path, message = "m") => ({ code, path, message });
  const invalid = (...issues) => ({ valid: false, issues });
  const valid = output => ({ valid: true, output });
  const keys = (swift, web) => differences(swift, web).map(({ kind, code, path }) => [kind, code, path.join(".")].join(" "));
  assert.deepEqual(keys(valid(1), valid(1)), []);
  assert.deepEqual(keys(invalid(issue("a", [])), invalid(issue("a", []))), []);
  assert.deepEqual(keys(valid({ a: { b: [1, 2] }, c: 1 }), valid({ a: { b: [1, 3] }, c: 2 })), ["the output  a.b.1", "the output  c"]);
  assert.deepEqual(keys(valid({ a: 1, b: 2 }), valid({ b: 2, a: 1 })), ["the output  "]);
  assert.deepEqual(keys(valid([1]), valid([1, 2])), ["the output  "]);
  assert.deepEqual(keys(valid({ a: null }), valid({ a: {} })), ["the output  a"]);
  assert.deepEqual(keys(invalid(issue("a", ["x"]), issue("a", ["x"])), invalid(issue("a", ["x"]))), ["an issue of Swift alone a x"]);
  assert.deepEqual(keys(invalid(issue("a", ["x"])), invalid(issue("b", ["x"]))),
    ["an issue of Swift alone a x", "an issue of the web alone b x"]);
  assert.deepEqual(keys(invalid(issue("a", ["x"]), issue("b", [])), invalid(issue("a", ["x"], "n"), issue("b", []))),
    ["the wording of an issue a x"]);
  assert.deepEqual(keys(invalid(issue("a", []), issue("b", [])), invalid(issue("b", []), issue("a", []))),
    ["the order of the issues a "]);
  assert.deepEqual(keys(valid(1), { crash: "threw TypeError: x 1" }), ["no verdict of the web app's schema threw TypeError "]);
  const [first, second] = [[issue("a", ["x", 1, "y"])], [issue("a", ["x", 20, "y"])]]
    .map(issues => differenceKey(differences(valid({}), invalid(...issues))[0]));
  assert.equal(first, second);
  assert.notEqual(first, differenceKey(differences(valid({}), invalid(issue("a", ["x", "1", "y"])))[0]));
});

test("a compass-validate that can't be asked is status 2, wrong usage 64", () => {
  const file = swiftCases(program("{ maximum: 5 }"), { role: "head", handle: "Anaru" });
  const broken = write("broken.mjs", `#!${process.execPath}\nprocess.exit(1);`);
  chmodSync(broken, 0o755);
  assert.equal(web("contactWith()", "--generated", file, "--swift", broken).status, 2);
  assert.equal(web("contactWith()", "--generated", file, "--swift", join(folder, "none")).status, 2);
  assert.equal(web("contactWith()", "--generated", join(folder, "none.json")).status, 2);
  assert.equal(tool("run.mjs", ...standIn, "--generated", file).status, 2);
  assert.equal(web("contactWith()", "--generated", file, file).status, 64);
  assert.equal(web("contactWith()", "--generated", file, "--only", "contact").status, 64);
  assert.equal(web("contactWith()", "--swift", broken).status, 64);
});

test("shrinking ends, with the least payload of its kind", () => {
  const least = (value, holds) =>
    shrink([{ group: "", text: JSON.stringify(value) }], (_, texts) => texts.map(text => holds(JSON.parse(text))))[0];
  assert.equal(least({ a: [1, 2], b: "x", c: -1234567.25 }, value => value.c < -1000), '{"c":-1001}');
  assert.equal(least({ a: "x".repeat(3000) }, value => value.a?.length > 2500), `{"a":"${"a".repeat(2501)}"}`);
  assert.equal(least(Array.from({ length: 3000 }, (_, index) => index), value => value.includes(7) && value.includes(1777)),
    "[7,1777]");
  assert.equal(least({ a: { b: [[0.123, "y"]] } }, value => value.a?.b?.[0]?.[0] > 0.1), '{"a":{"b":[[1]]}}');
  assert.equal(least(JSON.parse('{"__proto__":{"a":1},"b":2}'), value => Object.hasOwn(value, "__proto__")), '{"__proto__":{}}');
  assert.equal(least(true, () => true), "false");
  assert.equal(least(null, () => true), "null");
});

test("what is found to be one goes on as one, but only in its group", () => {
  const asked = [];
  const items = ["a", "a", "b"].map((group, index) => ({ group, text: `{"n":${100 + index}}` }));
  const texts = shrink(items, (places, texts) => {
    asked.push(...places);
    return texts.map(text => JSON.parse(text).n >= 7);
  });
  assert.deepEqual(texts, Array(3).fill('{"n":7}'));
  assert.ok(asked.filter(place => place === 1).length < asked.filter(place => place === 2).length);
});

if (given.swift === undefined) {
  console.log("NOT RUN: both sides on fresh cases, because compass-validate is not given by --swift PATH");
} else {
  const module = write("plain.mjs", `import { contactWith, names } from ${standInURL};
    export { names };
    export const schemas = { contact: contactWith({ refinements: [] }) };`);
  const documents = join(folder, "documents");
  const fresh = kind => {
    const { status, stdout, stderr } = spawnSync(given.swift, ["generate", "--schema", join(documents, "contact.json"),
      kind, "--count", "300", "--seed", "6", "--vectors"], { encoding: "utf8" });
    assert.equal(status, 0, stderr);
    return write("fresh.json", stdout);
  };
  const compared = (kind, ...list) => tool("run.mjs", "--schemas", module, "--generated", fresh(kind),
    "--swift", given.swift, "--documents", documents, ...list);

  test("both sides agree on fresh cases", () => {
    assert.equal(tool("describe.mjs", "--schemas", module, "--into", documents).status, 0);
    for (const kind of ["--valid", "--invalid"]) {
      const { status, stdout, stderr } = compared(kind);
      assert.equal(status, 0, stderr + stdout);
      assert.match(stdout, /\n300 passed, 0 failed\n$/);
    }
  });

  test("a disagreement of compass-validate is found and shrunk", () => {
    const file = join(documents, "contact.json");
    writeFileSync(file, readFileSync(file, "utf8").replace('"maximum": 4', '"maximum": 5'));
    const { status, stdout, stderr } = compared("--valid", "--format", "json",
      "--into", given.keep ?? join(folder, "kept"));
    assert.equal(status, 1, stderr);
    const { disagreements } = JSON.parse(stdout);
    assert.ok(disagreements.length > 0);
    assert.deepEqual(disagreements.map(({ path, code }) => [path, code]), [[["handle"], "too_big"]]);
    for (const { payload, what, file } of disagreements) {
      assert.equal(what, "only Swift accepts it");
      assert.match(payload, /^{("role":"(head|assistant)"|"handle":"aaaaa"|,){3}}$/);
      assert.equal(tool("run.mjs", "--schemas", module, file).status, 0);
    }
  });
}

console.log(`${passedTests()} passed`);
