// A stand-in for Zod that validates objects, strings, lengths, functions and transforms, and makes JSON Schemas of them: enough
// to record cases and to change one rule.
import { zodOf } from "./stand-in-zod.mjs";

const version = [4, 6, 7];
const isTooLong = (value, maximum) => value.length > maximum;

export const z = zodOf(...version);

/** The output of a value; what is wrong with it is added to `issues`. */
function parse(schema, value, path, issues) {
  const { def } = schema._zod;
  switch (def.type) {
    case "optional": return value === undefined ? value : parse(def.innerType, value, path, issues);
    case "transform": return def.transform(value);
    case "pipe": {
      const found = [];
      const result = parse(def.in, value, path, found);
      issues.push(...found);
      return found.length > 0 ? result : parse(def.out, result, path, issues);
    }
    case "object": {
      const result = Object.fromEntries(Object.entries(def.shape).map(([key, child]) => [key, parse(child, value?.[key], [...path, key], issues)])
        .filter(([, member]) => member !== undefined));
      return check(def, result, path, issues);
    }
    default:
      if (typeof value === "string") return check(def, value, path, issues);
      issues.push({ expected: "string", code: "invalid_type", path, message: "Invalid input" });
      return value;
  }
}

function check({ checks = [] }, value, path, issues) {
  for (const { _zod: { def: { check, minimum, maximum, fn, tx } } } of checks) {
    if (check === "max_length" && isTooLong(value, maximum)) issues.push({ code: "too_big", maximum, path, message: `At most ${maximum}` });
    if (check === "min_length" && value.length < minimum) issues.push({ code: "too_small", minimum, path, message: `At least ${minimum}` });
    if (check === "custom" && !fn(value)) issues.push({ code: "custom", path, message: "Invalid" });
    if (check === "overwrite") value = tx(value);
  }
  return value;
}

Object.getPrototypeOf(z.string()).safeParse = function (value) {
  const issues = [];
  const data = parse(this, value, [], issues);
  return issues.length > 0 ? { success: false, error: { issues } } : { success: true, data };
};

/** A schema that is met again is a reference to where it was first. */
z.toJSONSchema = schema => {
  const seen = new Map();
  const of = (schema, place) => {
    const { def, innerType } = schema._zod;
    if (def.type === "lazy") return of(innerType, place);
    if (def.type === "optional") return of(def.innerType, place);
    if (seen.has(schema)) return { $ref: seen.get(schema) };
    seen.set(schema, place);
    if (def.type === "object") {
      return { type: "object", properties: Object.fromEntries(Object.entries(def.shape).map(([key, child]) => [key, of(child, `${place}/${key}`)])) };
    }
    const { maximum } = def.checks?.find(({ _zod }) => _zod.def.check === "max_length")?._zod.def ?? {};
    return maximum === undefined ? { type: "string" } : { type: "string", maxLength: maximum };
  };
  return of(schema, "#");
};
