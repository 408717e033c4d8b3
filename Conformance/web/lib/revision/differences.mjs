// The differences between two JSON values, by path. The indices of arrays don't count: a hundred items that differ in one member
// have one difference.

const isObject = value => typeof value === "object" && value !== null;
const text = path => path.map(key => typeof key === "number" ? "[]" : key).join(".").replaceAll(".[]", "[]") || "the result";

/** A path as text; that of the whole value is "the result". */
export const pathText = text;

/** The differences, as strings such as `score differs` or `[].label is gone`, each once. */
export function resultDifferences(was, is) {
  return [...new Set(differences(was, is, []))];
}

function differences(was, is, path) {
  if (Object.is(was, is)) return [];
  if (!isObject(was) || !isObject(is) || Array.isArray(was) !== Array.isArray(is)) return [`${text(path)} differs`];
  if (Array.isArray(was)) {
    if (was.length !== is.length) return [`${text(path)} has ${was.length < is.length ? "more" : "fewer"} items`];
    const sorted = list => list.map(item => JSON.stringify(item)).toSorted().join();
    const inside = was.flatMap((item, index) => differences(item, is[index], [...path, index]));
    return inside.length > 1 && sorted(was) === sorted(is) ? [`${text(path)} has another order`] : inside;
  }
  const keys = [...new Set([...Object.keys(was), ...Object.keys(is)])];
  return keys.flatMap(key => {
    const inner = [...path, key];
    if (!Object.hasOwn(is, key)) return [`${text(inner)} is gone`];
    if (!Object.hasOwn(was, key)) return [`${text(inner)} is new`];
    return differences(was[key], is[key], inner);
  });
}
