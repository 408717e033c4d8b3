// Schemas with Zod 4's interface, `safeParse` and `_zod.def`, just enough to judge a contact. The tools' own test
// uses them in place of the web app's.

/** Runs checks on a text, as Zod does: every failure is an issue, and checks after a rewriting see its result. */
function runChecks(checks, value, issues) {
  for (const { _zod: { def } } of checks) {
    const issue = rest => issues.push({ ...rest, path: [], message: def.error?.({}) ?? rest.message });
    if (def.check === "overwrite") value = def.tx(value);
    if (def.check === "max_length" && value.length > def.maximum) {
      issue({ origin: "string", code: "too_big", maximum: def.maximum, inclusive: true,
        message: `Too big: expected string to have <=${def.maximum} characters` });
    }
    if (def.check === "string_format" && !def.pattern.test(value)) {
      issue({ origin: "string", code: "invalid_format", format: def.format, pattern: `${def.pattern}`,
        message: `Invalid ${def.format}` });
    }
    if (def.check === "custom" && !def.fn(value)) issue({ code: "custom", message: "Invalid input" });
  }
  return value;
}

const typeName = value =>
  value === null ? "null" : Array.isArray(value) ? "array" : typeof value;

const parsers = {
  string(def, value, issues) {
    if (typeof value !== "string") {
      issues.push({ expected: "string", code: "invalid_type", path: [],
        message: `Invalid input: expected string, received ${typeName(value)}` });
      return value;
    }
    return runChecks(def.checks ?? [], value, issues);
  },
  enum(def, value, issues) {
    const values = Object.values(def.entries);
    if (!values.includes(value)) {
      issues.push({ code: "invalid_value", values, path: [],
        message: `Invalid option: expected one of ${values.map(value => `"${value}"`).join("|")}` });
    }
    return value;
  },
  optional: (def, value, issues) => value === undefined ? value : parse(def.innerType, value, issues),
  pipe(def, value, issues) {
    const output = parse(def.in, value, issues);
    return issues.length > 0 ? output : parse(def.out, output, issues);
  },
  transform: (def, value) => def.transform(value),
  object(def, value, issues) {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      issues.push({ expected: "object", code: "invalid_type", path: [],
        message: `Invalid input: expected object, received ${typeName(value)}` });
      return value;
    }
    const output = {};
    for (const [key, schema] of Object.entries(def.shape)) {
      const own = [];
      const result = parse(schema, value[key], own);
      for (const { path, message, ...rest } of own) issues.push({ ...rest, path: [key, ...path], message });
      if (result !== undefined) output[key] = result;
    }
    return output;
  },
};

const parse = (schema, value, issues) => parsers[schema._zod.def.type](schema._zod.def, value, issues);

/** A schema with this definition. */
export function schema(def) {
  return {
    _zod: { def, version: { major: 4, minor: 4, patch: 3 } },
    safeParse(value) {
      const issues = [];
      const data = parse(this, value, issues);
      return issues.length === 0 ? { success: true, data } : { success: false, error: { issues } };
    },
  };
}

const check = def => ({ _zod: { def } });

/** A constant message as Zod keeps it, in a function of the same name. */
function normalizeParams(params) {
  return { error: () => params };
}

/** The names of a contact's functions: closures without a name, as those of real schemas are. */
export const names = {
  sources: {
    'text => text.startsWith("@") ? text.slice(1) : text': "stripLeadingAt",
    'text => !text.includes(" ")': "truthy",
  },
};

/** A contact's schema, with the given differences from the usual one. Each has closures of its own. */
export const contactWith = ({
  maximum = 4, message = "No handle", transform = text => text.startsWith("@") ? text.slice(1) : text,
  refinements = [text => !text.includes(" ")], roles = ["head", "assistant"],
} = {}) => schema({
  type: "object",
  shape: {
    role: schema({ type: "enum", entries: Object.fromEntries(roles.map(role => [role, role])) }),
    handle: schema({
      type: "optional",
      innerType: schema({
        type: "pipe",
        in: schema({
          type: "string",
          checks: [
            check({ check: "overwrite", tx: text => text.trim() }),
            check({ check: "string_format", format: "regex", pattern: /^@?[a-z]+$/i, ...normalizeParams(message) }),
            check({ check: "max_length", maximum }),
            ...refinements.map(fn => check({ check: "custom", fn, path: [], abort: true })),
          ],
        }),
        out: schema({ type: "transform", transform }),
      }),
    }),
  },
});

export const contact = contactWith();
