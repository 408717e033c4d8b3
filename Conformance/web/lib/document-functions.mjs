// The conditions of documents as functions, and the functions that documents name without saying what they do.
import { constantValue } from "./constants.mjs";
import { UnusableError } from "./vectors.mjs";

const words = {
  hasAnyField: value => Object.keys(value).length > 0,
  notBlank: value => value.trim().length > 0,
  emptyOrNotBlank: value => !value || value.trim().length > 0,
};

/** The conditions of the functions that were made of them. */
const conditions = new WeakMap(Object.entries(words).map(([word, fn]) => [fn, word]));

/** The condition that a function was made of; undefined for any other function. */
export const conditionOf = fn => conditions.get(fn);

/** The function of a check's `condition`. */
export function conditionFunction(condition, path) {
  const fn = typeof condition === "string" ? words[condition] ?? refuse(condition, path) : evaluation(condition, path);
  conditions.set(fn, condition);
  return fn;
}

function refuse(condition, path) {
  throw new UnusableError(`${path}: unknown condition ${JSON.stringify(condition)}`);
}

/** A condition as a function of an object, or of a value. */
function evaluation(condition, path) {
  const [[name, value], ...others] = Object.entries(condition);
  if (others.length > 0) refuse(condition, path);
  const [left, right] = ["equal", "less", "lessOrEqual"].includes(name) ? value.map(operand) : [];
  const parts = ["all", "any"].includes(name) ? value.map(part => evaluation(part, path)) : undefined;
  switch (name) {
    case "truthy": return operand(value);
    case "equal": return fields => left(fields) === right(fields);
    case "less": return fields => left(fields) < right(fields);
    case "lessOrEqual": return fields => left(fields) <= right(fields);
    case "not": {
      const inner = evaluation(value, path);
      return fields => !inner(fields);
    }
    case "all": return fields => parts.every(part => part(fields));
    case "any": return fields => parts.some(part => part(fields));
    default: return refuse(condition, path);
  }
}

/** An operand as a function of an object, or of a value. */
function operand(value) {
  if (typeof value !== "object" || value === null) return () => value;
  const { field, date } = value;
  if (value.value === true) return whole => whole;
  if (field !== undefined) return fields => fields[field];
  return date === undefined ? () => constantValue(value) : fields => new Date(fields[date]);
}

/**
 * The functions that the recorded documents of random schemas name, besides those of Zod: a Map for `build`.
 *
 * They are those of the package's own test of these documents.
 */
export const recordedFunctions = new Map(Object.entries({
  alwaysPass: () => true,
  alwaysFail: () => false,
  truthy: value => Boolean(value),
  trim: text => text.trim(),
  toLowerCase: text => text.toLowerCase(),
  toUpperCase: text => text.toUpperCase(),
  stripLeadingAt: text => text.startsWith("@") ? text.slice(1) : text,
  "stripHtml+trim": text => text.replace(/<[^>]*>/g, "").trim(),
}));
