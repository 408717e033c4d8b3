// The shape of JSON values, in the notation of TypeScript's types.
import { groupBy } from "../group.mjs";

/** An object with more keys than this, none of which all values have, is a dictionary. */
const mostKeys = 8;

/**
 * The type of some values, such as `{ ids: string[], active: boolean, note?: string | null }`.
 *
 * A key that not all values have is optional. Objects with many keys, or with other keys than names, are written
 * `{ [key: string]: T }`.
 */
export function shape(values) {
  const kinds = groupBy(values, kindOf);
  const parts = [];
  for (const kind of ["boolean", "number", "string"]) if (kinds.has(kind)) parts.push(kind);
  if (kinds.has("array")) parts.push(listShape(kinds.get("array").flat()));
  if (kinds.has("object")) parts.push(objectShape(kinds.get("object")));
  if (kinds.has("null")) parts.push("null");
  return parts.join(" | ");
}

function kindOf(value) {
  if (value === null || value === undefined) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}

function listShape(elements) {
  if (elements.length === 0) return "unknown[]";
  const element = shape(elements);
  return element.includes(" | ") ? `(${element})[]` : `${element}[]`;
}

function objectShape(objects) {
  const keys = [...new Set(objects.flatMap(Object.keys))];
  const always = keys.filter(key => objects.every(object => Object.hasOwn(object, key)));
  const isDictionary = keys.length > 0
    && (keys.length > mostKeys && always.length === 0 || keys.some(key => !/^[A-Za-z_$][\w$]*$/.test(key)));
  if (isDictionary) return `{ [key: string]: ${shape(objects.flatMap(Object.values))} }`;
  const members = keys.map(key => {
    const values = objects.filter(object => Object.hasOwn(object, key)).map(object => object[key]);
    return `${key}${always.includes(key) ? "" : "?"}: ${shape(values)}`;
  });
  return members.length === 0 ? "{}" : `{ ${members.join(", ")} }`;
}
