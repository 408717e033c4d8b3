// Schema documents of every construct, for round trips: document -> Zod -> document.

const string = { type: "string" };
const number = { type: "number" };
const checked = (...checks) => ({ type: "string", checks });
const lengths = checked({ check: "min_length", minimum: 1 }, { check: "max_length", maximum: 3 });
const format = (name, fields = {}) => checked({ check: "string_format", format: name, ...fields });
const named = name => ({ function: name });

/** Nodes of version 1. */
export const nodes1 = {
  ...Object.fromEntries(["string", "number", "boolean", "null", "any", "unknown", "never"].map(type => [type, { type }])),
  "a message": { type: "string", message: "No text" },
  "a literal": { type: "literal", values: ["a", 1, true, null] },
  "an enumeration": { type: "enum", values: ["a", "b"] },
  "an array": { type: "array", element: string, message: "No list" },
  "a tuple": { type: "tuple", items: [string, number], rest: { type: "boolean" } },
  "a tuple without a rest": { type: "tuple", items: [string] },
  "a record": { type: "record", value: number },
  ...Object.fromEntries(["strip", "keep", "reject"].map(unknownKeys =>
    [`an object with ${unknownKeys}`, { type: "object", shape: { b: string, a: number }, unknownKeys, message: "No" }])),
  "a union": { type: "union", options: [string, number] },
  "a discriminated union": { type: "discriminated_union", discriminator: "k", options: [
    { type: "object", shape: { k: { type: "literal", values: ["a"] } }, unknownKeys: "strip" },
    { type: "object", shape: { k: { type: "literal", values: ["b"] } }, unknownKeys: "strip" },
  ] },
  "an optional": { type: "optional", inner: string },
  "a nullable with a message": { type: "nullable", inner: string, message: "No" },
  "a default": { type: "default", inner: string, value: "a" },
  "a default of a list": { type: "default", inner: { type: "any" }, value: [{ a: [1] }] },
  "a prefault": { type: "prefault", inner: string, value: "a" },
  "a catch": { type: "catch", inner: number, value: 3 },
  "a catch of an object": { type: "catch", inner: { type: "any" }, value: { a: null, b: 1 } },
  "a pipe and a transform": { type: "pipe", in: string, out: { type: "transform", name: "f" } },
  lengths: checked({ check: "min_length", minimum: 1, message: "Short", abort: true }, { check: "max_length", maximum: 3 }),
  "a length": { type: "array", element: string, checks: [{ check: "length_equals", length: 2 }] },
  limits: { type: "number", checks: [
    { check: "greater_than", value: -1.5, inclusive: true }, { check: "greater_than", value: -2, inclusive: false },
    { check: "less_than", value: 3, inclusive: true }, { check: "less_than", value: 4, inclusive: false, message: "Big" },
    { check: "multiple_of", value: 0.5 }, { check: "number_format", format: "safeint" },
  ] },
  "a pattern": format("regex", { pattern: "^a\\/b$", flags: "iu" }),
  "a prefix": format("starts_with", { pattern: "^a\\.b.*" }),
  "a prefix that its pattern does not show": format("starts_with", { prefix: "a\nb", pattern: "^a\\nb.*" }),
  "a suffix": format("ends_with", { suffix: "b", pattern: ".*b$" }),
  "a part": format("includes", { includes: "b", pattern: "b" }),
  ...Object.fromEntries(["email", "uuid", "ipv4", "datetime", "date"].map(name => [name, format(name, { pattern: "^x$" })])),
  "a URL": format("url"),
  overwrites: checked(...["trim", "toLowerCase", "toUpperCase", "f"].map(name => ({ check: "overwrite", name }))),
  "a predicate": { type: "any", checks: [{ check: "custom", name: "f", path: ["a", 0], message: "No", abort: true }] },
};

/** Nodes of version 2. */
export const nodes2 = {
  ...Object.fromEntries(["bigint", "date", "undefined", "void", "nan", "symbol", "file", "function"].map(type => [type, { type }])),
  ...Object.fromEntries(["string", "number", "boolean", "bigint", "date"].map(type =>
    [`a coerced ${type}`, { type, coerce: true }])),
  "an error function": { type: "string", error: named("f"), checks: [{ check: "min_length", minimum: 1, error: named("g") }] },
  "an error function of a wrapper": { type: "optional", inner: string, error: named("f") },
  metadata: { type: "string", meta: { title: "Name", examples: ["a"] } },
  "a copy of a schema with an id": { ...lengths, parent: { type: "string", meta: { id: "Text" } } },
  "a copy with the metadata of its parent": { type: "string", meta: { title: "Name", description: "A name" },
    parent: { type: "string", meta: { id: "Text", title: "Name" } } },
  "a copy of a copy": { ...lengths, parent: { ...lengths, checks: lengths.checks.slice(0, 1),
    parent: { type: "string", meta: { id: "Text" } } } },
  "a copy beside the schema with the id": { type: "tuple", items: [{ type: "string", meta: { id: "Text" } },
    { ...lengths, parent: { type: "string", meta: { id: "Text" } } }] },
  "a parent whose field is its copy": { type: "object", shape: { up: { type: "optional", inner: { $ref: "$.schema" } } },
    unknownKeys: "strip", meta: { description: "A copy" }, parent: { type: "object",
      shape: { up: { type: "optional", inner: { $ref: "$.schema" } } }, unknownKeys: "strip", meta: { id: "Tree" } } },
  "a field that is a copy of the node around it": { $id: "Tree", type: "object", shape: { up: { type: "optional", inner: { type: "object",
    shape: { up: { type: "optional", inner: { $ref: "$.schema.shape.up.inner" } } }, unknownKeys: "strip",
    parent: { $ref: "Tree" } } } }, unknownKeys: "strip", meta: { id: "Tree" } },
  "a key with metadata": { type: "record", key: { type: "string", meta: { id: "Key" } }, value: number },
  "a key that is a copy": { type: "record", key: { type: "string", parent: { type: "string", meta: { id: "Key" } } }, value: number },
  "a catchall with metadata": { type: "object", shape: {}, catchall: { type: "unknown", meta: { title: "Other" } } },
  "a literal that JSON lacks": { type: "literal", values: [{ $undefined: true }, { $bigint: "-1" }, { $number: "-0" }] },
  "entries of an enumeration": { type: "enum", entries: { Up: 0, Down: "d" } },
  "a template": { type: "template_literal", parts: ["a", 1, true, null, { $undefined: true }, { $bigint: "1" }, number] },
  "words for true and false": { type: "stringbool", truthy: ["si"], falsy: ["no"], message: "No" },
  "words of a case": { type: "stringbool", truthy: ["Si"], falsy: ["No"], case: "sensitive" },
  "words with a check": { type: "stringbool", truthy: ["si"], falsy: ["no"], checks: [{ check: "custom", name: "f" }] },
  "a record of a key": { type: "record", key: format("regex", { pattern: "^a" }), value: number },
  "a loose record": { type: "record", value: number, mode: "loose" },
  "a partial record": { type: "record", key: { type: "enum", values: ["a"] }, value: number, partial: true },
  "a partial loose record": { type: "record", key: { type: "enum", values: ["a"] }, value: number, mode: "loose", partial: true },
  "a catchall": { type: "object", shape: { a: string }, catchall: number },
  "a catchall with a check": { type: "object", shape: {}, catchall: { type: "unknown", checks: [{ check: "custom", name: "f" }] } },
  "a map": { type: "map", key: string, value: number, checks: [{ check: "min_size", minimum: 1 }, { check: "max_size", maximum: 2 }] },
  "a set": { type: "set", value: string, checks: [{ check: "size_equals", size: 2 }] },
  "an exclusive union": { type: "xor", options: [string, number] },
  "a union that falls back": { ...nodes1["a discriminated union"], unionFallback: true },
  "an intersection": { type: "intersection", left: string, right: string, message: "No" },
  "an exact optional": { type: "optional", inner: string, exact: true },
  ...Object.fromEntries(["nonoptional", "readonly", "success", "promise", "lazy"].map(type => [type, { type, inner: string }])),
  ...Object.fromEntries(["default", "prefault", "catch"].map(type => [`a function of a ${type}`, { type, inner: string, value: named("f") }])),
  ...Object.fromEntries([{ $undefined: true }, { $bigint: "1" }, { $date: 5 }, { $number: "NaN" }, { $number: "-0" },
    { $json: { $date: 1 } }, { $json: { function: "f" } }, { a: { $json: { $b: 1 } }, c: [{ $number: "Infinity" }] },
  ].flatMap(value => ["default", "catch"].map(type =>
    [`a ${type} of ${JSON.stringify(value)}`, { type, inner: { type: "any" }, value }]))),
  "a codec": { type: "pipe", in: string, out: number, codec: true, decode: named("f"), encode: named("g") },
  "limits of a bigint": { type: "bigint", checks: [
    { check: "greater_than", value: { $bigint: "1" }, inclusive: true }, { check: "multiple_of", value: { $bigint: "-2" } },
    { check: "number_format", format: "int64" }, { check: "number_format", format: "uint64" },
  ] },
  "limits of a date": { type: "date", checks: [{ check: "less_than", value: { $date: 5 }, inclusive: false }] },
  "an infinite limit": { type: "number", checks: [{ check: "less_than", value: { $number: "Infinity" }, inclusive: true }] },
  ...Object.fromEntries(["int32", "uint32", "float32", "float64"].map(name =>
    [name, { type: "number", checks: [{ check: "number_format", format: name }] }])),
  "a position": format("includes", { includes: "b", position: 0 }),
  "the parts of a URL": format("url", { hostname: { pattern: "^a$", flags: "i" }, protocol: { pattern: "^b$" }, normalize: true }),
  "a token": format("jwt"),
  "the algorithm of a token": format("jwt", { alg: "HS256" }),
  "a format of its own": format("hostname", { pattern: "^h$" }),
  "a format of a function": format("even", { function: named("f") }),
  "Zod's newer overwrites": checked({ check: "overwrite", name: "slugify" }, { check: "overwrite", name: "normalize", form: "NFKD" }),
  "an overwrite with a condition": checked({ check: "overwrite", name: "trim", when: named("f") }),
  "the parameters of a predicate": checked({ check: "custom", name: "f", params: { a: 1, b: { $json: { $c: 1 } } } }),
  "a condition of a predicate": checked({ check: "custom", name: "f", when: named("g") }),
  "a condition of a length": checked({ check: "min_length", minimum: 1, when: named("f") }),
  "a function that adds issues": checked({ check: "function", name: "f", abort: true, when: named("g") }),
  "a condition on a whole value": { type: "record", value: number, checks: [{ check: "custom", condition: "hasAnyField", message: "No" }] },
  "conditions on a string": checked({ check: "custom", condition: "notBlank" }, { check: "custom", condition: "emptyOrNotBlank" }),
  "a condition on a value": { type: "boolean", checks: [{ check: "custom", condition: { equal: [{ value: true }, true] } }] },
  "a condition on fields": { type: "object", shape: { a: string, b: string }, unknownKeys: "strip", checks: [{ check: "custom", condition: {
    any: [{ not: { truthy: { field: "a" } } }, { all: [{ equal: [{ field: "a" }, "x"] }, { less: [1, { field: "b" }] }] },
      { lessOrEqual: [{ date: "a" }, { date: "b" }] }, { equal: [{ field: "b" }, { $undefined: true }] }],
  }, path: ["b"] }] },
  "a property": { type: "any", checks: [{ check: "property", property: "a", schema: format("regex", { pattern: "b" }), message: "No" }] },
  "a lazy recursion": { type: "lazy", inner: { type: "array", element: { $ref: "$.schema" } } },
  "a recursion of a field": { type: "object", shape: {
    name: string, sub: { type: "optional", inner: { type: "array", element: { $ref: "$.schema" } } },
  }, unknownKeys: "strip", checks: [{ check: "custom", name: "f" }] },
  "a recursion below the root": { type: "array", element: { type: "object", shape: {
    a: { type: "object", shape: { up: { type: "nullable", inner: { $ref: "$.schema.element" } }, own: { $ref: "$.schema.element.shape.a" } },
      unknownKeys: "strip" },
  }, unknownKeys: "strip" } },
};

/** Nodes of words that 4.6.7 is the first to have. */
export const nodes467 = {
  "an IBAN": format("iban", { message: "No", abort: true }),
  "a currency": format("currency_code"),
  "a currency of another pattern": format("currency_code", { pattern: "^(?:EUR|USD)$" }),
  "a nanoid with a length": format("nanoid", { length: 4 }),
  "a nanoid of a pattern": format("nanoid", { pattern: "^y$" }),
  properties: { type: "any", checks: [
    { check: "properties", shape: { length: number, a: format("regex", { pattern: "b" }) }, message: "No" }] },
};
