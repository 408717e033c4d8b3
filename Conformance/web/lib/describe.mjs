// A Zod 4 schema as a node of a schema document: read from `_zod.def`, or refused with its place.
import { UnusableError } from "./vectors.mjs";

const leaves = new Set(["string", "number", "boolean", "null", "any", "unknown", "never"]);

/**
 * @param schema a Zod 4 schema
 * @param path its place in the document, such as `$.schema`
 * @param names finds the registered name of a function at a place, `(value, path, ownName) => name`, where
 *   ownName is that of a function of Zod's
 */
export function describe(schema, path, names) {
  const def = schema?._zod?.def;
  if (def === undefined) throw new UnusableError(`${path}: is no Zod 4 schema`);
  const node = { type: def.type, ...fields(def, path, names) };
  if (def.discriminator !== undefined && def.type === "union") node.type = "discriminated_union";
  const message = messageOf(def, path);
  // z.email() and its like are a string and its first check in one; the message is that of both.
  const own = def.check !== undefined ? [schema] : [];
  if (message !== undefined) node.message = message;
  const checks = [...own, ...(def.checks ?? [])].filter((check, index, all) => all.indexOf(check) === index);
  if (checks.length > 0) {
    node.checks = checks.map((check, index) => describeCheck(check, `${path}.checks[${index}]`, names));
  }
  return node;
}

function fields(def, path, names) {
  const inner = (schema, name) => describe(schema, `${path}.${name}`, names);
  const list = (schemas, name) => schemas.map((schema, index) => inner(schema, `${name}[${index}]`));
  if (leaves.has(def.type)) {
    if (def.coerce) throw new UnusableError(`${path}: coercion has no place in a document`);
    return {};
  }
  switch (def.type) {
    case "literal": return { values: def.values };
    case "enum": return { values: enumValues(def.entries) };
    case "array": return { element: inner(def.element, "element") };
    case "tuple": return {
      items: list(def.items, "items"), ...(def.rest ? { rest: inner(def.rest, "rest") } : {}),
    };
    case "record": {
      const key = def.keyType?._zod?.def;
      if (key?.type !== "string" || key.checks?.length > 0 || key.check !== undefined) {
        throw new UnusableError(`${path}: the keys of a record are plain strings`);
      }
      return { value: inner(def.valueType, "value") };
    }
    case "object": return {
      shape: Object.fromEntries(Object.entries(def.shape).map(([key, schema]) =>
        [key, inner(schema, `shape.${key}`)])),
      unknownKeys: unknownKeys(def.catchall, path),
    };
    case "union":
      if (def.inclusive === false) throw new UnusableError(`${path}: an exclusive union has no place in a document`);
      return {
        ...(def.discriminator === undefined ? {} : { discriminator: def.discriminator }),
        options: list(def.options, "options"),
      };
    case "optional": case "nullable": return { inner: inner(def.innerType, "inner") };
    case "default": case "prefault":
      return { inner: inner(def.innerType, "inner"), value: jsonValue(def.defaultValue, path) };
    case "catch":
      return { inner: inner(def.innerType, "inner"), value: jsonValue(catchValue(def, path), path) };
    case "pipe": return { in: inner(def.in, "in"), out: inner(def.out, "out") };
    case "transform": return { name: names(def.transform, path) };
    default: throw new UnusableError(`${path}: the type ${def.type} has no place in a document`);
  }
}

/** The values of an enumeration; the reverse entries of a numeric one of TypeScript are none. */
function enumValues(entries) {
  const numbers = Object.values(entries).filter(value => typeof value === "number");
  return Object.entries(entries).filter(([key]) => !numbers.includes(+key)).map(([, value]) => value);
}

function unknownKeys(catchall, path) {
  const type = catchall?._zod?.def.type;
  switch (type) {
    case undefined: return "strip";
    case "never": return "reject";
    case "unknown": case "any": return "keep";
    default: throw new UnusableError(`${path}: a catchall of the type ${type} has no place in a document`);
  }
}

function catchValue(def, path) {
  try {
    return def.catchValue({ value: undefined, issues: [], error: { issues: [] } });
  } catch {
    throw new UnusableError(`${path}: the value of the catch depends on what was caught`);
  }
}

function jsonValue(value, path) {
  const text = JSON.stringify(value);
  if (text === undefined) throw new UnusableError(`${path}: the value is not JSON`);
  return JSON.parse(text);
}

function describeCheck(check, path, names) {
  const def = check?._zod?.def;
  const described = { check: def?.check, ...checkFields(def, path, names) };
  const message = messageOf(def, path);
  if (message !== undefined) described.message = message;
  if (def.abort) described.abort = true;
  return described;
}

function checkFields(def, path, names) {
  switch (def?.check) {
    case "min_length": return { minimum: def.minimum };
    case "max_length": return { maximum: def.maximum };
    case "length_equals": return { length: def.length };
    case "greater_than": case "less_than": return { value: def.value, inclusive: def.inclusive === true };
    case "multiple_of": return { value: def.value };
    case "number_format": return { format: def.format };
    case "string_format": return formatFields(def, path);
    case "overwrite": return { name: names(def.tx, path, zodOverwrite(def.tx)) };
    case "custom":
      if (def.when !== undefined) throw new UnusableError(`${path}: a condition of a check has no place in a document`);
      return {
        name: names(def.fn, path), ...(def.path?.length > 0 ? { path: def.path } : {}),
      };
    default: throw new UnusableError(`${path}: the check ${def?.check} has no place in a document`);
  }
}

function formatFields(def, path) {
  for (const option of ["hostname", "protocol", "normalize"]) {
    if (def[option]) throw new UnusableError(`${path}: the option ${option} has no place in a document`);
  }
  const result = { format: def.format };
  if (def.format === "ends_with") result.suffix = def.suffix;
  if (def.format === "includes") {
    if (def.position !== undefined) throw new UnusableError(`${path}: a position has no place in a document`);
    result.includes = def.includes;
  }
  if (def.pattern instanceof RegExp) {
    result.pattern = def.pattern.source;
    if (def.pattern.flags !== "") result.flags = def.pattern.flags;
  } else if (def.format === "starts_with") {
    result.prefix = def.prefix;
  }
  return result;
}

/** The name of one of Zod's own overwrites, which are closures such as `(input) => input.trim()`. */
function zodOverwrite(rewrite) {
  return /^\(?([\w$]+)\)? ?=> ?\1\.(trim|toLowerCase|toUpperCase)\(\)$/.exec(String(rewrite))?.[2];
}

/** A schema's or check's own message: a constant, or refused. */
function messageOf(def, path) {
  if (def?.error === undefined) return undefined;
  const issues = [{ code: "custom", input: undefined }, { code: "invalid_type", input: "x", path: [1] }];
  const messages = issues.map(issue => {
    try {
      const message = def.error(issue);
      return typeof message === "string" ? message : message?.message;
    } catch {
      return undefined;
    }
  });
  if (typeof messages[0] !== "string" || messages[0] !== messages[1]) {
    throw new UnusableError(`${path}: the message is no constant`);
  }
  return messages[0];
}
