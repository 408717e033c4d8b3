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
import { nodes1, nodes2, nodes467 } from "./documents.mjs";
import * as standIn from "./stand-in-zod.mjs";
import { conditionFunction } from "../lib/document-functions.mjs";
import { functionTree } from "../lib/function-syntax.mjs";
import { writtenCondition, writtenRewritings } from "../lib/written-conditions.mjs";
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

const newest = given.zod === undefined ? standIn.zodOf(4, 6, 7) : z;
const hasNewWords = typeof newest.iban === "function";

for (const [nodes, zod] of [[nodes1, z], [nodes2, z], ...hasNewWords ? [[nodes467, newest]] : []]) {
  for (const [name, node] of Object.entries(nodes)) {
    test(`${name} is built and described`, () => {
      const found = nodeOf(built(node, zod), { hasMeta: true });
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

test("the stringbool of Zod 4.0 is distinguished from a pipe", () => {
  if (given.zod !== undefined) return;
  assert.deepEqual(nodeOf(z.stringbool({ truthy: ["Ja"], falsy: ["Nein"], case: "sensitive", error: "No" }, true)), {
    type: "stringbool", message: "No", truthy: ["Ja"], falsy: ["Nein"], case: "sensitive",
  });
  assert.deepEqual(nodeOf(z.stringbool({ truthy: ["Ja"], falsy: [] }, true)), { type: "stringbool", truthy: ["ja"], falsy: [] });
  const pipe = z.pipe(z.pipe(string(), z.transform(text => text === "stringbool")), z.boolean());
  assert.equal(nodeOf(pipe).type, "pipe");
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
  refused(made("string", { checks: [{ _zod: { def: { check: "string_format", format: "luck", pattern: /x/ } } }] }), "the format luck");
  refused(made("string", { checks: [{ _zod: { def: { check: "string_format", format: "iban", pattern: /x/ } } }] }), "an IBAN of another pattern");
  refused(made("string", { checks: [{ _zod: { def: { check: "properties", shape: { [Symbol.iterator]: string() } } } }] }), "a property that is no string");
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
  refused({ type: "any", checks: [{ check: "custom", condition: "isOdd" }] }, 'unknown condition "isOdd"');
  refused({ type: "any", checks: [{ check: "custom", condition: { odd: 1 } }] }, 'unknown condition {"odd":1}');
  assert.throws(() => build({ format: "schema-document/3", schema: { type: "any" } }, z), /the format is neither/);
  const label = { type: "lazy", $id: "Tree", inner: { type: "array", element: { $ref: "Tree" } } };
  assert.deepEqual(nodeOf(built(label)).inner.element, { $ref: "$.schema" });
});

/** Descriptions of schemas by name, with the names that functions have of themselves. */
function describedTogether(schemas, names = new FunctionNames()) {
  const all = () => Object.fromEntries(Object.entries(schemas).map(([name, schema]) =>
    [name, describe(schema, "$.schema", (value, path, own, kind) => names.find(value, name, path, own, kind))]));
  all();
  names.settle();
  return { described: all(), names };
}

test("a function has the name of its variable, or of its field and role", () => {
  const isStrong = text => /\d/.test(text);
  const isPlain = text => /^[a-z]*$/.test(text);
  const { described, names } = describedTogether({
    coach: z.object({
      password: string().check(z.refine(isStrong), z.refine(text => text.length > 7)),
      email: z.pipe(string(), z.transform(text => text.split("@"))),
      tags: z.array(string().check(z.overwrite(text => text + "!"))),
      role: z.string({ error: issue => issue.code }),
      note: z.codec(string(), string(), { decode: text => text + "a", encode: text => text + "b" }),
      bound: string().check(z.refine(isPlain.bind(null))),
    }).check(z.superRefine((value, context) => context.addIssue("No"))),
    "other-2026-08": z.catch(string(), context => context.value),
  });
  const { password, email, tags, role, note, bound } = described.coach.shape;
  assert.deepEqual(password.checks.map(({ name }) => name), ["isStrong", "password-refine"]);
  assert.deepEqual([email.out.name, tags.element.checks[0].name, role.error.function], ["email-transform", "tags-overwrite", "role-error"]);
  assert.deepEqual([note.decode.function, note.encode.function, described.coach.checks[0].name], ["note-decode", "note-encode", "coach-check"]);
  assert.equal(bound.checks[0].name, "isPlain");
  assert.deepEqual(described["other-2026-08"].value, { function: "other-catch" });
  assert.equal(names.texts("coach")["password-refine"], "text => text.length > 7");
  assert.equal(names.texts("coach")[bound.checks[0].name], undefined);
  assert.deepEqual(names.texts("other-2026-08"), { "other-catch": "context => context.value" });
});

test("the name of a function does not depend on what is around it, and one source has one name", () => {
  const first = () => string().check(z.refine(text => text.length > 7));
  const second = () => string().check(z.refine(text => text.length > 8));
  const names = schema => describedTogether({ a: schema }).described.a;
  const nameOf = node => node.checks[0].name;
  const [both, reversed] = [
    names(z.object({ x: z.object({ email: first() }), y: z.object({ email: second() }) })),
    names(z.object({ y: z.object({ email: second() }), x: z.object({ email: first() }) })),
  ];
  assert.equal(nameOf(both.shape.x.shape.email), nameOf(reversed.shape.x.shape.email));
  assert.equal(nameOf(both.shape.y.shape.email), nameOf(reversed.shape.y.shape.email));
  assert.notEqual(nameOf(both.shape.x.shape.email), nameOf(both.shape.y.shape.email));
  const twice = names(z.object({ b: first(), a: first() }));
  assert.deepEqual([nameOf(twice.shape.a), nameOf(twice.shape.b)], ["a-refine", "a-refine"]);
  // Closures of the same code that see other values are other functions.
  const longer = minimum => string().check(z.refine(text => text.length > minimum));
  const { shape } = names(z.object({ a: longer(1), b: longer(1), c: longer(2) }));
  assert.equal(nameOf(shape.a), nameOf(shape.b));
  assert.notEqual(nameOf(shape.a), nameOf(shape.c));
  assert.equal(new Set(Object.values(shape).map(nameOf)).size, 2);
  // Neither Zod's own name nor one that somebody gave is taken.
  const trim = text => text.slice(1);
  assert.match(names(z.transform(trim)).name, /^trim-[0-9a-f]{6}$/);
});

/** Values of fields that conditions distinguish. */
const values = [undefined, null, "", "0", "5", "10", "x", " ", 0, 5, 10, true, false, "2026-01-01", "2026-02-01T00:00:00Z", new Date(0)];
const answerOf = (fn, value) => {
  try {
    return Boolean(fn(value));
  } catch {
    return "throws";
  }
};

test("common conditions are data, which means the same", () => {
  const object = z.object({});
  const field = name => ({ field: name });
  const isSet = name => ({ truthy: field(name) });
  const equal = { equal: [field("a"), field("b")] };
  const recognised = [
    [d => d.a === d.b, equal],
    [(data) => { return data.a === data["b"]; }, equal],
    [({ a, b }) => a === b, equal],
    [({ b: second, a }) => { return a === second }, equal],
    [function (d) { return d.a === d.b; }, equal],
    [function same(d,) { return (d.a) === d.b; }, equal],
    [d => { const { a, b } = d; return a === b; }, equal],
    [d => { const a = d.a; const b = d.b; return a === b; }, equal],
    [d => !!(d.a === d.b), equal],
    [d => Boolean(d.a === d.b), equal],
    [d => d.b !== d.a, { not: { equal: [field("b"), field("a")] } }],
    [d => d.a > d.b, { less: [field("b"), field("a")] }],
    [d => d.a >= d.b, { lessOrEqual: [field("b"), field("a")] }],
    [d => new Date(d.b) >= new Date(d.a), { lessOrEqual: [{ date: "a" }, { date: "b" }] }],
    [d => new Date(d.a).getTime() < new Date(d.b).getTime(), { less: [{ date: "a" }, { date: "b" }] }],
    [d => !d.a || !d.b || d.a <= d.b, { any: [{ not: isSet("a") }, { not: isSet("b") }, { lessOrEqual: [field("a"), field("b")] }] }],
    [d => d.a || d.b, { any: [isSet("a"), isSet("b")] }],
    [d => d.a && !d.b, { all: [isSet("a"), { not: isSet("b") }] }],
    [d => d.a === "x" ? d.b > -5 : true, { any: [{ not: { equal: [field("a"), "x"] } }, { less: [-5, field("b")] }] }],
    [d => { if (!d.a || !d.b) return true; return d.a < d.b; }, { any: [{ not: isSet("a") }, { not: isSet("b") }, { less: [field("a"), field("b")] }] }],
    [d => d.a == null, { any: [{ equal: [field("a"), null] }, { equal: [field("a"), { $undefined: true }] }] }],
    [d => d.a !== undefined, { not: { equal: [field("a"), { $undefined: true }] } }],
    [d => {
      // Both or none.
      if (!d.a) return true;
      else if (d.b === 'it\'s') { return false; }
      return d.b /* text */ > 1.5;
    }, { any: [{ not: isSet("a") }, { all: [{ not: { equal: [field("b"), "it's"] } }, { less: [1.5, field("b")] }] }] }],
  ];
  for (const [fn, condition] of recognised) {
    assert.deepEqual(writtenCondition(fn, object), condition, String(fn));
    assert.equal(writtenCondition(fn, string()), undefined, String(fn));
    const made = conditionFunction(condition, "$");
    for (const a of values) {
      for (const b of values) {
        for (const value of [{ a, b }, { a }, { b }]) assert.equal(answerOf(made, value), answerOf(fn, value), `${fn} ${JSON.stringify(value)}`);
      }
    }
  }
  const value = { value: true };
  for (const [fn, condition] of [
    [v => v === true, { equal: [value, true] }], [v => v !== "" && v !== undefined && v !== null, { all: [
      { not: { equal: [value, ""] } }, { not: { equal: [value, { $undefined: true }] } }, { not: { equal: [value, null] } }] }],
    [v => !v || v > 0, { any: [{ not: { truthy: value } }, { less: [0, value] }] }], [v => v, { truthy: value }], [Boolean, { truthy: value }],
  ]) {
    for (const schema of [string(), object, z.boolean()]) assert.deepEqual(writtenCondition(fn, schema), condition, String(fn));
    const made = conditionFunction(condition, "$");
    for (const value of values) assert.equal(answerOf(made, value), answerOf(fn, value), `${fn} ${value}`);
  }
  const whole = [
    [o => Object.keys(o).length > 0, "hasAnyField"], [o => { return Object.keys(o).length !== 0; }, "hasAnyField"],
    [o => Object.keys(o).length >= 1, "hasAnyField"], [o => 0 < Object.keys(o).length, "hasAnyField"], [o => !!Object.keys(o).length, "hasAnyField"],
    [s => s.trim().length > 0, "notBlank"], [s => s.trim() !== "", "notBlank"], [s => s.trim(), "notBlank"],
    [v => !v || v.trim().length > 0, "emptyOrNotBlank"], [v => !v || v.trim() !== '', "emptyOrNotBlank"],
  ];
  for (const [fn, condition] of whole) {
    assert.deepEqual(writtenCondition(fn, object), condition, String(fn));
    const made = conditionFunction(condition, "$");
    for (const value of condition === "hasAnyField" ? [{}, { a: undefined }] : values) assert.equal(answerOf(made, value), answerOf(fn, value), `${fn} ${value}`);
  }
});

test("a function that is not surely the same stays the app's own", () => {
  const object = z.object({});
  const Date = class {};
  const limit = 5;
  for (const fn of [
    d => d.a.length > 0, d => d?.a === d.b, d => d.a === limit, d => d.a == d.b, d => d.a + d.b > 3, (d, context) => d.a === d.b,
    async d => d.a === d.b, d => new Date(d.a) < new Date(d.b), d => d.a === d.toString, d => d.a === d.__proto__, ({ a = 1, b }) => a === b,
    ({ a, ...rest }) => a === rest, d => { const a = d.a; if (a) { const c = d.c; return c; } return c; },
    d => {
      return
      d.a === d.b;
    },
    d => { d.a === d.b; return true; }, d => true, d => d && d.a, d => d.a === `x`, d => /x/.test(d.a), d => d.a === d.b++, d => (d.a, d.b),
    d => d.a === d.b === true, d => typeof d.a === "string", d => d["a" + "b"] === d.c, d => Object.is(d.a, d.b), d => [d.a, d.b].includes(d.c),
    d => d.a.trim() === d.b, Number, (d => d.a === d.b).bind(null), class { static d(d) { return d.a === d.b; } }.d, (Date => new Date(Date.a) < 1),
  ]) {
    assert.equal(writtenCondition(fn, object), undefined, String(fn));
  }
  assert.equal(writtenCondition(o => Object.keys(o).length > 0, z.array(string())), undefined);
  assert.equal(writtenCondition(d => d.a === d.b, z.optional(object)), undefined);
  assert.deepEqual(writtenCondition(d => d.a === d.b, z.union([object, z.record(string(), string())])), { equal: [{ field: "a" }, { field: "b" }] });
  for (const text of ["d => d.a === \"\\u0041\"", "d => 0x10 < d.a", "d => 1_0 < d.a", "d => d.a < 1e5", "d => d.a <!-- d.b", "d => d\u{E9}.a",
    "d => d.a === d.b;", "d => { return d.a === d.b; } 1", "d => (d.a === d.b", "function* g(d) { return d.a; }", "get a() { return 1; }", ""]) {
    assert.equal(functionTree(text), undefined, text);
  }
});

test("a chain of Zod's rewritings is several, in transforms and overwrites", () => {
  assert.deepEqual(writtenRewritings(text => text.trim().toLowerCase()), ["trim", "toLowerCase"]);
  assert.deepEqual(writtenRewritings(function (s) { return s.toUpperCase(); }), ["toUpperCase"]);
  for (const fn of [s => s, s => s.trim(1), s => s.trimStart(), s => s?.trim(), s => other.trim(), s => s.trim().length, ({ s }) => s.trim()]) {
    assert.equal(writtenRewritings(fn), undefined, String(fn));
  }
  const { described } = describedTogether({
    a: z.pipe(string(), z.transform(s => s.trim().toLowerCase())),
    b: string().check(z.overwrite(s => s.trim().toUpperCase()), z.refine(s => s.length > 1)),
  });
  assert.deepEqual(described.a.out, { type: "pipe", in: { type: "transform", name: "trim" }, out: { type: "transform", name: "toLowerCase" } });
  assert.deepEqual(described.b.checks, [{ check: "overwrite", name: "trim" }, { check: "overwrite", name: "toUpperCase" },
    { check: "custom", name: "b-refine" }]);
});

test("a document names the version of Zod that the schema shows, and no other one", () => {
  const of = (major, minor, patch) => zodVersion({ _zod: { version: { major, minor, patch } } });
  for (const version of ["4.0.17", "4.1.12", "4.2.1", "4.3.6", "4.4.3", "4.6.7"]) assert.equal(of(...version.split(".")), version);
  // This one was measured to answer as 4.2.1.
  assert.equal(of(4, 1, 13), "4.2.1");
  // Neither another patch of a known release nor a later release is the nearest known one.
  for (const version of [[4, 0, 0], [4, 1, 14], [4, 2, 0], [4, 3, 5], [4, 4, 4], [4, 5, 0], [4, 5, 4], [4, 6, 6], [4, 12, 0], [3, 25, 0], [5, 0, 0]]) {
    assert.throws(() => of(...version), { message: `unknown version of Zod ${version.join(".")}; known are 4.0.17, 4.1.12, 4.2.1, 4.3.6, 4.4.3, 4.6.7, `
      + "and --zod names one in its place" });
  }
  assert.throws(() => zodVersion({ _zod: {} }), /^UnusableError|the schema shows no version of Zod; name it with --zod \(known are 4\.0\.17/);
});

if (given.zod === undefined) {
  test("a partial record of every version is found", () => {
    for (const minor of [3, 4, 5]) {
      const node = nodes2["a partial record"];
      assert.deepEqual(nodeOf(built(node, standIn.zodOf(4, minor, 0))), node);
      assert.equal(nodeOf(built({ ...node, partial: undefined }, standIn.zodOf(4, minor, 0))).partial, undefined);
    }
    const check = fields => () => built({ type: "string", checks: [{ check: "string_format", ...fields }] });
    assert.throws(check({ format: "credit_card" }), /this Zod has no z\.creditCard/);
    assert.throws(check({ format: "iban" }), /this Zod has no z\.iban/);
    assert.throws(check({ format: "currency_code" }), /this Zod has no z\.currencyCode/);
    assert.throws(check({ format: "nanoid", length: 4 }), /this Zod has no z\.nanoid of a length/);
  });
}

console.log(`${passedTests()} tests passed`);
