// A stand-in for Zod that validates objects, strings and lengths: enough to record cases and to change one rule.
import { zodOf } from "./stand-in-zod.mjs";

const version = [4, 6, 7];
const isTooLong = (value, maximum) => value.length > maximum;

export const z = zodOf(...version);

function issues(schema, value, path) {
  const { def } = schema._zod;
  if (def.type === "optional") return value === undefined ? [] : issues(def.innerType, value, path);
  if (def.type === "object") return Object.entries(def.shape).flatMap(([key, child]) => issues(child, value?.[key], [...path, key]));
  if (typeof value !== "string") return [{ expected: "string", code: "invalid_type", path, message: "Invalid input" }];
  return (def.checks ?? []).flatMap(({ _zod: { def: { check, minimum, maximum } } }) => {
    if (check === "max_length" && isTooLong(value, maximum)) return [{ code: "too_big", maximum, path, message: `At most ${maximum}` }];
    if (check === "min_length" && value.length < minimum) return [{ code: "too_small", minimum, path, message: `At least ${minimum}` }];
    return [];
  });
}

Object.getPrototypeOf(z.string()).safeParse = function (value) {
  const found = issues(this, value, []);
  return found.length > 0 ? { success: false, error: { issues: found } } : { success: true, data: value };
};
