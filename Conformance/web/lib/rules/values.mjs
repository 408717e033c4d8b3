// Results of rules as JSON values, and their comparison.

/**
 * A result as the vectors have it: without undefined, dates as texts, maps as objects, sets as lists, and 0 for -0.
 *
 * NaN and the infinities are errors, since JSON can't hold them.
 */
export function normalized(value) {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") {
    if (!Number.isFinite(value)) throw new Error(`the result holds ${value}`);
    return value === 0 ? 0 : value;
  }
  if (value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (value instanceof Map) return normalized(Object.fromEntries(value));
  if (value instanceof Set) return [...value].map(normalized);
  if (Array.isArray(value)) return value.map(normalized);
  if (typeof value !== "object") throw new Error(`the result holds a ${typeof value}`);
  return Object.fromEntries(Object.entries(value)
    .filter(([, member]) => member !== undefined).map(([key, member]) => [key, normalized(member)]));
}

/** Whether two JSON values are the same; the order of members does not count, that of elements does. */
export function same(left, right) {
  if (Object.is(left, right)) return true;
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null) return false;
  if (Array.isArray(left) !== Array.isArray(right)) return false;
  const keys = Object.keys(left);
  return keys.length === Object.keys(right).length
    && keys.every(key => Object.hasOwn(right, key) && same(left[key], right[key]));
}
