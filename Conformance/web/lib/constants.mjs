// Constants of schema documents: JSON values, and the values of JavaScript that JSON doesn't have.
import { UnusableError } from "./vectors.mjs";

const isPlainObject = value => typeof value === "object" && value !== null
  && [Object.prototype, null].includes(Object.getPrototypeOf(value));

/** Whether an object of one member means something else in documents of version 2. */
const isSpecial = object => {
  const keys = Object.keys(object);
  return keys.length === 1 && (keys[0].startsWith("$") || keys[0] === "function");
};

/** A value as a constant of a document; one that a document can't say is refused with its place. */
export function constant(value, path) {
  if (value === undefined) return { $undefined: true };
  if (typeof value === "bigint") return { $bigint: String(value) };
  if (value instanceof Date) {
    if (Number.isNaN(value.getTime())) throw new UnusableError(`${path}: an invalid Date has no place in a document`);
    return { $date: value.getTime() };
  }
  return jsonConstant(value, path);
}

/** A JSON value, with NaN, the infinities and -0, as a document says it. */
export function jsonConstant(value, path, above = []) {
  const refuse = what => { throw new UnusableError(`${path}: ${what} has no place in a document`); };
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") {
    if (Object.is(value, -0)) return { $number: "-0" };
    return Number.isFinite(value) ? value : { $number: String(value) };
  }
  if (typeof value !== "object") refuse(value === undefined ? "undefined in a constant" : `a constant of the type ${typeof value}`);
  if (above.includes(value)) refuse("a constant that contains itself");
  const inner = (item, place) => jsonConstant(item, `${path}${place}`, [...above, value]);
  if (Array.isArray(value)) return Array.from(value, (item, index) => inner(item, `[${index}]`));
  if (!isPlainObject(value)) refuse(`a constant of the class ${value.constructor?.name ?? "unknown"}`);
  if (Object.getOwnPropertySymbols(value).length > 0) refuse("a symbol as a key");
  const object = Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inner(item, `.${key}`)]));
  return isSpecial(value) ? { $json: object } : object;
}

/** The JavaScript value of a constant of a document. */
export function constantValue(document) {
  if (typeof document !== "object" || document === null) return document;
  if (Array.isArray(document)) return document.map(constantValue);
  const object = value => Object.fromEntries(Object.entries(value).map(([key, item]) => [key, constantValue(item)]));
  if (!isSpecial(document)) return object(document);
  const [[key, value]] = Object.entries(document);
  switch (key) {
    case "$undefined": return undefined;
    case "$bigint": return BigInt(value);
    case "$date": return new Date(constantValue(value));
    case "$number": return Number(value);
    case "$json": return object(value);
    default: throw new UnusableError(`unknown constant ${JSON.stringify(document)}`);
  }
}
