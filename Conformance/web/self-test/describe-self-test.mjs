#!/usr/bin/env node
// The test of describing and building schemas: node Conformance/web/self-test/describe-self-test.mjs [--zod PATH]
// It uses a stand-in for Zod, or the module at PATH, whose export `z`, default export or exports are the builders.
import assert from "node:assert/strict";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readArguments } from "../lib/arguments.mjs";
import { build } from "../lib/build.mjs";
import { describe } from "../lib/describe.mjs";
import { zodVersion } from "../lib/document-version.mjs";
import { FunctionNames } from "../lib/names.mjs";
import { nodes1, nodes2 } from "./documents.mjs";
import * as standIn from "./stand-in-zod.mjs";
import { passedTests, test } from "./test.mjs";

const given = readArguments(process.argv.slice(2), { options: ["zod"] });
const module = given.zod === undefined ? standIn : await import(pathToFileURL(resolve(given.zod)).href);
const z = module.z ?? module.default?.z ?? module.default ?? module;


const called = name => assert.fail(`${name} was called`);
const functions = new Map(["f", "g"].map(name => [name, () => called(name)]));
const nameOf = new Map([...functions].map(([name, fn]) => [fn, name]));
const nodeOf = (schema, options) => describe(schema, "$.schema", (value, path, own) => nameOf.get(value) ?? own ?? `at ${path}`, options);
const documentOf = schema => ({ format: "schema-document/2", schema });
const built = (node, zod = z) => build(documentOf(node), zod, functions);
/** Zod's pattern for a text at a position changes with its version. */
const plain = node => JSON.parse(JSON.stringify(node, (_, value) =>
  value?.format === "includes" && value.position !== undefined ? { ...value, pattern: undefined } : value));

for (const nodes of [nodes1, nodes2]) {
  for (const [name, node] of Object.entries(nodes)) {
    test(`${name} is built and described`, () => {
      const found = nodeOf(built(node), { hasMeta: true });
      assert.deepEqual(plain(found), plain(node));
      assert.deepEqual(Object.keys(found.shape ?? {}), Object.keys(node.shape ?? {}));
    });
  }
}

test("an empty message stays, on nodes and on checks", () => {
  for (const [name, node] of [...Object.entries(nodes1), ...Object.entries(nodes2)]) {
    if (node.error !== undefined) continue;
    const silent = { ...node, message: "" };
    let found;
    try {
      found = built(silent);
    } catch {
      continue;
    }
    assert.equal(nodeOf(found, { hasMeta: true }).message, "", name);
  }
  for (const [name, { checks }] of [...Object.entries(nodes1), ...Object.entries(nodes2)]) {
    for (const check of checks ?? []) {
      if (check.error !== undefined || check.check === "overwrite" || check.check === "function") continue;
      const found = nodeOf(built({ type: "any", checks: [{ ...check, message: "" }] }));
      assert.equal(found.checks[0].message, "", `${name}: ${check.check}`);
    }
  }
});

test("the values of an enumeration have the order of JavaScript's keys", () => {
  assert.deepEqual(nodeOf(built({ type: "enum", values: ["10", "b", "9"] })), { type: "enum", values: ["9", "10", "b"] });
});

const string = () => z.string();
const f = functions.get("f");

test("a constant is distinguished from a function of the same text, and neither is called", () => {
  const params = "No";
  const catchValue = "c";
  assert.deepEqual(nodeOf(z.string({ error: () => params })), { type: "string", error: { function: "at $.schema.error" } });
  assert.deepEqual(nodeOf(z.string({ error: "No" })), { type: "string", message: "No" });
  assert.deepEqual(nodeOf(z.string("No")), { type: "string", message: "No" });
  assert.deepEqual(nodeOf(z.catch(string(), () => catchValue)).value, { function: "at $.schema.value" });
  assert.deepEqual(nodeOf(z.catch(string(), "c")).value, "c");
  assert.deepEqual(nodeOf(z._default(string(), f)).value, { function: "f" });
  assert.deepEqual(nodeOf(z._default(string(), "c")).value, "c");
  // The text of this one is its constant.
  assert.deepEqual(nodeOf(z.string({ error: () => "No" })), { type: "string", message: "No" });
  assert.deepEqual(nodeOf(z._default(string(), "c").check(z.refine(f))).value, "c");
});

test("Zod's own condition of a check is left out, the app's is written", () => {
  for (const check of [z.minLength(1), z.maxLength(1), z.length(1)]) {
    assert.equal(nodeOf(string().check(check)).checks[0].when, undefined);
  }
  for (const check of [z.minSize(1), z.maxSize(1), z.size(1)]) {
    assert.equal(nodeOf(z.map(string(), string()).check(check)).checks[0].when, undefined);
  }
  // The text of Zod's condition, but not Zod's.
  const own = z.minLength(1)._zod.def.when;
  const same = (0, eval)(`(${String(own)})`);
  assert.deepEqual(nodeOf(string().check(z.minLength(1, { when: same }))).checks[0].when, { function: "at $.schema.checks[0].when" });
  assert.deepEqual(nodeOf(string().check(z.refine(f, { when: own }))).checks[0].when, { function: "at $.schema.checks[0].when" });
});

test("a function in superRefine and check is the app's own", () => {
  for (const check of [z.superRefine(f), z.check(f), f]) {
    assert.deepEqual(nodeOf(string().check(check)).checks, [{ check: "function", name: "f" }]);
  }
});

test("an overwrite that does more than Zod's own is not taken for it", () => {
  const form = "NFC";
  const slug = text => text;
  const overwrites = [text => text.trim().slice(1), text => slug(text), text => text.normalize(form + ""), text => other.trim()];
  for (const tx of overwrites) {
    assert.deepEqual(nodeOf(string().check(z.overwrite(tx))).checks, [{ check: "overwrite", name: "at $.schema.checks[0]" }]);
  }
  assert.deepEqual(nodeOf(string().check(z.normalize())).checks, [{ check: "overwrite", name: "normalize", form: "NFC" }]);
});

test("a format of a pattern is not one of a function", () => {
  const pattern = /b/;
  const node = rule => nodeOf(string().check(z.stringFormat("even", rule, rule === pattern ? {} : { pattern })));
  assert.deepEqual(node(pattern).checks[0], { check: "string_format", format: "even", pattern: "b" });
  assert.throws(() => node(text => /b/.test(text)), /a format with a function and a pattern has no place/);
  assert.throws(() => nodeOf(z.stringFormat("email", pattern)), /takes z\.stringFormat\("email"\) for Zod's own email/);
});

test("a schema with its own check is its type with that check", () => {
  assert.deepEqual(nodeOf(z.int("No")), { type: "number", message: "No",
    checks: [{ check: "number_format", format: "safeint", message: "No" }] });
  assert.deepEqual(nodeOf(z.custom(f, "No")), { type: "custom", message: "No",
    checks: [{ check: "custom", name: "f", message: "No", abort: true }] });
  const { checks } = nodeOf(z.email({ pattern: /@/ }).check(z.maxLength(9)));
  assert.deepEqual(checks, [{ check: "string_format", format: "email", pattern: "@" }, { check: "max_length", maximum: 9 }]);
});

test("stringbool is distinguished from a codec, also with checks", () => {
  const codec = z.codec(string(), z.boolean(), { decode: text => text === "stringbool", encode: String });
  assert.equal(nodeOf(codec).codec, true);
  assert.deepEqual(nodeOf(z.stringbool().check(z.refine(f))), {
    type: "stringbool", truthy: ["true", "1", "yes", "on", "y", "enabled"], falsy: ["false", "0", "no", "off", "n", "disabled"],
    checks: [{ check: "custom", name: "f" }],
  });
});

test("an entry that Zod takes for a reverse entry is no value", () => {
  assert.deepEqual(nodeOf(z.enum(["a", "b"])), { type: "enum", values: ["a", "b"] });
  assert.deepEqual(nodeOf(z.enum({ Up: 0, 0: "Up" })), { type: "enum", entries: { 0: "Up", Up: 0 } });
  assert.deepEqual(nodeOf(z.enum({ a: "a", 3: 3 })), { type: "enum", values: ["a"] });
});

test("recursion is found by identity, and a schema that has no end is refused", () => {
  const node = z.object({ get next() { return z.optional(node); } });
  assert.deepEqual(nodeOf(node).shape.next, { type: "optional", inner: { $ref: "$.schema" } });
  const endless = () => z.object({ get next() { return endless(); } });
  assert.throws(() => nodeOf(endless()), /\.next: more than \d+ levels or \d+ nodes; does a getter make a new schema each time/);
  const wide = Array.from({ length: 20 }).reduce(inner => z.tuple([inner, inner, inner]), string());
  assert.throws(() => nodeOf(wide), /more than \d+ levels or \d+ nodes/);
  assert.throws(() => nodeOf(z.lazy(() => { throw new Error("late"); })), /^UnusableError|\$\.schema: its getter threw Error: late/);
});

test("a parent is described if it or one above it has an id", () => {
  const id = { type: "string", meta: { id: "Text" } };
  const described = schema => nodeOf(schema, { hasMeta: true });
  const text = string().meta({ id: "Text" });
  assert.deepEqual(described(text), id);
  assert.deepEqual(described(text.meta({ title: "Name" })), { type: "string", meta: { title: "Name" }, parent: id });
  const checked = { type: "string", checks: [{ check: "custom", name: "f" }], parent: id };
  assert.deepEqual(described(text.refine(f)), checked);
  assert.deepEqual(described(text.refine(f).meta({ title: "Name" })), { ...checked, meta: { title: "Name" }, parent: checked });
  // A wrapper is no copy.
  assert.deepEqual(described(z.optional(text)), { type: "optional", inner: id });
  assert.deepEqual(described(string().meta({ title: "Name" }).refine(f)).parent, undefined);
  assert.deepEqual(nodeOf(text.refine(f)).parent, undefined);
});

test("a schema with an id that contains itself has the same node at each place", () => {
  const tree = z.object({ get up() { return z.optional(tree); } }).meta({ id: "Tree" });
  const node = { $id: "Tree", type: "object", shape: { up: { type: "optional", inner: { $ref: "Tree" } } }, unknownKeys: "strip",
    meta: { id: "Tree" } };
  const described = schema => nodeOf(schema, { hasMeta: true });
  assert.deepEqual(described(z.tuple([tree, tree])).items, [node, node]);
  const copy = { type: "object", shape: { up: { type: "optional", inner: node } }, unknownKeys: "strip",
    meta: { title: "Root" }, parent: node };
  assert.deepEqual(described(tree.meta({ title: "Root" })), copy);
  const { def, parent } = built(copy)._zod;
  assert.equal(def.shape.up._zod.def.innerType, parent);
  assert.deepEqual(nodeOf(tree).shape.up.inner, { $ref: "$.schema" });
});

test("equal nodes with an id are one schema", () => {
  const id = { type: "string", meta: { id: "Text" } };
  const [first, second, copy] = built({ type: "tuple", items: [id, id, { type: "string", parent: id }] })._zod.def.items;
  assert.equal(first, second);
  assert.equal(copy._zod.parent, first);
});

test("what a document can't say is refused with its place", () => {
  const refused = (schema, reason) => assert.throws(() => nodeOf(z.object({ a: schema })),
    error => error.message.startsWith("$.schema.shape.a") && error.message.includes(reason), reason);
  refused(z.instanceof(Date), "z.instanceof");
  refused(z.literal([Symbol.iterator]), "a literal of the type symbol");
  for (const value of [new Map(), Symbol.iterator, { a: undefined }, { a: 1n }, [new Date(0)], new Date(NaN), { [Symbol.iterator]: 1 }]) {
    refused(z.catch(z.any(), value), "has no place in a document");
    refused(string().check(z.refine(f, { params: { value } })), "has no place in a document");
  }
  const loop = {};
  loop.a = loop;
  refused(z.catch(z.any(), loop), "contains itself");
  refused(string().check(z.refine(f, { path: [Symbol.iterator] })), "a path of other than keys and indices");
  refused(z.number().check(z.gt("1")), "a limit of the type string");
  refused(z.stringbool({ truthy: [1], case: "sensitive" }), "the words of a stringbool");
  const made = (type, fields) => { const schema = string(); Object.assign(schema._zod.def, { type, ...fields }); return schema; };
  refused(made("interface"), "the type interface");
  refused(made("string", { checks: [string()] }), "a schema as a check");
  refused(made("string", { error: "No" }), "neither a text nor a function");
  refused(made("default", { innerType: string(), defaultValue: () => 1 }), "a function as the value itself");
  refused(made("string", { checks: [{ _zod: { def: { check: "luck" } } }] }), "the check luck");
  refused(made("string", { checks: [{ _zod: { def: { check: "string_format", format: "iban", pattern: /x/ } } }] }), "the format iban");
  refused(made("string", { checks: [{ _zod: { def: { check: "string_format", format: "url", hostname: "a" } } }] }), "a part of a URL");
});

test("what Zod can't build is refused with its place", () => {
  const refused = (node, reason) => assert.throws(() => built({ type: "array", element: node }), error =>
    error.message.startsWith("$.schema.element") && error.message.includes(reason), reason);
  refused({ type: "int" }, 'unknown type "int"');
  refused({ type: "transform", name: "h" }, "no function is named h");
  refused({ type: "string", checks: [{ check: "even" }] }, 'unknown check "even"');
  refused({ type: "any", checks: [{ check: "custom", name: "h" }] }, "no function is named h");
  refused({ type: "nullable", inner: { $ref: "$.schema" } }, "no cycle without a lazy");
  refused({ $ref: "$.schema.shape" }, "no node around this one");
  refused({ type: "string", parent: { type: "string", meta: { id: "T", title: "Name" } } }, "Zod adds the metadata of the parent");
  refused({ type: "string", parent: { $ref: "$.schema.element" } }, "no schema is a copy of itself");
  refused({ type: "string", parent: { type: "string", parent: { $ref: "$.schema.element" } } }, "no schema is a copy of itself");
  refused({ type: "string", checks: [{ check: "string_format", format: "json_string" }] }, "no check of the format json_string");
  refused({ type: "string", checks: [{ check: "string_format", format: "ends_with", suffix: "a", pattern: "b" }] }, "another pattern");
  assert.throws(() => build({ format: "schema-document/3", schema: { type: "any" } }, z), /the format is neither/);
  const label = { type: "lazy", $id: "Tree", inner: { type: "array", element: { $ref: "Tree" } } };
  assert.deepEqual(nodeOf(built(label)).inner.element, { $ref: "$.schema" });
});

test("a function has one name everywhere, from the first place where it was met", () => {
  const names = new FunctionNames();
  const [h, other] = [() => 1, () => 1].map(fn => fn.bind());
  const described = (name, schema) => describe(schema, "$.schema", (value, path, own) => names.find(value, name, path, own));
  const field = schema => z.object({ email: schema });
  assert.equal(described("coach", field(string().check(z.minLength(1), z.refine(h)))).shape.email.checks[1].name, "coach.shape.email.checks[1]");
  assert.equal(described("event", z.transform(h)).name, "coach.shape.email.checks[1]");
  assert.equal(described("event", z.transform(other)).name, "event.transform");
  assert.deepEqual(described("event", z.codec(string(), string(), { decode: h, encode: x => x })).encode, { function: "event.encode" });
  // Two functions at places of one text.
  const twins = z.object({ "a.inner": z.transform(x => x), a: z.optional(z.transform(x => x)) });
  const { shape } = described("twins", twins);
  assert.deepEqual([shape["a.inner"].name, shape.a.inner.name], ["twins.shape.a.inner", "twins.shape.a.inner#2"]);
});

test("a document names the version of Zod that the schema shows, and no other one", () => {
  const of = (major, minor, patch) => zodVersion({ _zod: { version: { major, minor, patch } } });
  assert.deepEqual([of(4, 3, 6), of(4, 4, 3)], ["4.3.6", "4.4.3"]);
  // Neither another patch of a known release nor a later release is the nearest known one.
  for (const version of [[4, 3, 5], [4, 4, 0], [4, 4, 4], [4, 5, 0], [4, 5, 4], [4, 6, 7], [4, 12, 0], [4, 2, 1], [3, 25, 0], [5, 0, 0]]) {
    assert.throws(() => of(...version), { message: `unknown version of Zod ${version.join(".")}; known are 4.3.6, 4.4.3, 4.5, `
      + "and --zod names one in its place" });
  }
  assert.throws(() => zodVersion({ _zod: {} }), /^UnusableError|the schema shows no version of Zod; name it with --zod \(known are 4\.3\.6/);
});

if (given.zod === undefined) {
  test("a partial record of every version is found", () => {
    for (const minor of [3, 4, 5]) {
      const node = nodes2["a partial record"];
      assert.deepEqual(nodeOf(built(node, standIn.zodOf(4, minor, 0))), node);
      assert.equal(nodeOf(built({ ...node, partial: undefined }, standIn.zodOf(4, minor, 0))).partial, undefined);
    }
    assert.throws(() => built({ type: "string", checks: [{ check: "string_format", format: "credit_card" }] }), /this Zod has no z\.creditCard/);
  });
}

console.log(`${passedTests()} tests passed`);
