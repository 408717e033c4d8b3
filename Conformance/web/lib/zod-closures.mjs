// Distinguishes Zod's own closures from the app's functions without calling any.
//
// Zod keeps constants as closures: a message "No" is `() => params` in `def.error`, a catch value is
// `() => catchValue`. Such a text alone proves nothing, since the app may have written it, too. It is Zod's if it
// is at the same place of the source as a closure that Zod made just now, if its script is Zod's package, or if
// the function around it is the one of Zod's. A function that is not provably Zod's is the app's.
import { enclosingFunction, innermostVariables, place, scriptAddress, variable } from "./closures.mjs";

const oneLine = fn => Function.prototype.toString.call(fn).replace(/\s+/g, " ");

/** The names of Zod's functions that make each kind of closure; bundlers append a number. */
const makers = {
  error: /^normalizeParams\d*$/,
  catch: /^(_?catch|constantCatch)\d*$/,
};

/** Closures of Zod's by the module's own object of its version: the same place means the same author. */
const samples = new WeakMap();

/** The places of closures that Zod makes at a request, by kind. */
function samplePlaces(schema, kind) {
  const version = schema?._zod?.version;
  if (version === undefined) return new Set();
  if (!samples.has(version)) samples.set(version, {});
  const known = samples.get(version);
  // A schema of zod/mini has no such method, but another one of the module may have.
  if (known[kind] === undefined || known[kind].size === 0) {
    known[kind] = new Set(makeSamples(schema, kind).map(fn => place(fn)?.text).filter(text => text !== undefined));
  }
  return known[kind];
}

function makeSamples(schema, kind) {
  const lastCheck = schema => schema._zod.def.checks.at(-1)._zod.def;
  try {
    switch (kind) {
      case "error": return ["a", { error: "a" }].map(text => lastCheck(schema.refine(() => true, text)).error);
      case "catch": return [schema.catch(0)._zod.def.catchValue];
      case "slugify": return [lastCheck(schema.slugify()).tx];
      default: return [];
    }
  } catch {
    return [];
  }
}

/** Whether a function is a closure of a kind that Zod makes. */
function isZods(fn, kind, schema) {
  const found = place(fn);
  if (found === undefined) return false;
  if (samplePlaces(schema, kind).has(found.text)) return true;
  if (makers[kind]?.test(enclosingFunction(fn))) return true;
  return /[/\\]node_modules[/\\]zod[/\\]/.test(scriptAddress(found.script));
}

/** The constant that a closure of Zod's returns: `{ value }`, or undefined for a function of the app's. */
function constant(fn, kind, schema) {
  const text = /^\(\) ?=> ?([\w$]+)(\.error)?$/.exec(oneLine(fn))
    ?? /^function ?\(\) ?\{ ?return ([\w$]+)(\.error)?;? ?\}$/.exec(oneLine(fn));
  const found = text ? variable(fn, text[1]) : undefined;
  if (found === undefined || !isZods(fn, kind, schema)) return undefined;
  return { value: text[2] === undefined ? found.value : found.value?.error };
}

/** The constant message of an error function: `{ value }`, or undefined. */
export function constantMessage(fn, schema) {
  // A function of one literal returns that literal, whoever wrote it.
  const literal = /^\([\w$]*\) ?=> ?("(?:[^"\\]|\\.)*")$/.exec(oneLine(fn))?.[1];
  if (literal !== undefined) {
    try {
      return { value: JSON.parse(literal) };
    } catch {
      return undefined;
    }
  }
  const found = constant(fn, "error", schema);
  return typeof found?.value === "string" ? found : undefined;
}

/** The constant of a catch: `{ value }`, or undefined if a function makes it. */
export const constantCatch = (fn, schema) => constant(fn, "catch", schema);

/** The value that the app gave as default: `{ value }`, a constant or a function; undefined if it can't be read. */
export function givenDefault(def) {
  const own = Object.getOwnPropertyDescriptor(def, "defaultValue");
  if (own?.get === undefined) return own === undefined ? undefined : { value: own.value };
  const name = /typeof ([\w$]+) ?===? ?"function" ?\? ?\1\(\)/.exec(oneLine(own.get))?.[1];
  return name === undefined ? undefined : variable(own.get, name);
}

/** Whether a check's condition is the one that Zod gives to every check of its class. */
export function isOwnCondition(check) {
  const { def, constr } = check._zod;
  const Check = constr ?? check.constructor;
  if (def.type !== undefined || typeof Check !== "function" || Check === Object) return false;
  try {
    const { when, ...others } = def;
    const own = new Check(others)._zod.def.when;
    return own !== undefined && place(own)?.text === place(when)?.text && place(when) !== undefined;
  } catch {
    return false;
  }
}

/**
 * The schemas that a pipe has if it is a stringbool, and its function: a codec of two schemas or, before 4.1, a pipe whose first side is a
 * pipe into a transform.
 */
function stringboolParts({ transform, in: input, out }) {
  if (transform !== undefined) return { transform, parts: [input, out] };
  const inner = input?._zod?.def;
  const made = inner?.type === "pipe" ? inner.out?._zod?.def : undefined;
  return { transform: made?.type === "transform" ? made.transform : undefined, parts: [input, out, inner?.in, inner?.out] };
}

/** The words of a stringbool, `{ truthy, falsy, isSensitive, parts }`, with the schemas inside; undefined if a pipe is another one. */
export function stringboolWords(def) {
  const { transform, parts } = stringboolParts(def);
  if (typeof transform !== "function") return undefined;
  const text = oneLine(transform);
  if (!/expected: ?"stringbool"/.test(text)) return undefined;
  const lists = /\[ ?\.\.\.([\w$]+), ?\.\.\.([\w$]+) ?\]/.exec(text);
  const options = /([\w$]+)\.case ?!==? ?"sensitive"/.exec(text);
  const codec = /inst: ?([\w$]+)/.exec(text);
  if (!lists || !options || !codec) return undefined;
  // The variable that holds the schema itself proves that Zod's function made it.
  if (variable(transform, codec[1])?.value?._zod?.def.transform !== transform) return undefined;
  const [truthy, falsy] = [lists[1], lists[2]].map(name => variable(transform, name)?.value);
  if (!(truthy instanceof Set) || !(falsy instanceof Set)) return undefined;
  // Zod gives these schemas no checks.
  if (parts.some(({ _zod: { def } }) => def.checks?.length > 0)) return undefined;
  return {
    truthy: [...truthy], falsy: [...falsy], parts,
    isSensitive: variable(transform, options[1])?.value?.case === "sensitive",
  };
}

/** The app's function in a check of superRefine or check; undefined if it can't be read. */
export function checkFunction(check) {
  const run = check._zod.check;
  if (typeof run !== "function" || !/addIssue/.test(oneLine(run))) return run;
  const values = innermostVariables(run).map(name => variable(run, name)?.value);
  // superRefine's closure sees its own check besides the function.
  if (!values.includes(check)) return run;
  const functions = values.filter(value => typeof value === "function" && value !== check);
  return functions.length === 1 ? functions[0] : undefined;
}

/** Whether a format's function does no more than test the format's pattern. */
export function testsPattern({ fn, pattern }) {
  const name = /^\(?([\w$]+)\)? ?=> ?([\w$]+)\.test\(\1\)$/.exec(oneLine(fn))?.[2];
  return name !== undefined && variable(fn, name)?.value === pattern;
}

/** One of Zod's own rewritings: `{ name }` and the form of normalize; undefined for any other function. */
export function ownOverwrite(fn, schema) {
  const text = oneLine(fn);
  const name = /^\(?([\w$]+)\)? ?=> ?\1\.(trim|toLowerCase|toUpperCase)\(\)$/.exec(text)?.[2];
  if (name !== undefined) return { name };
  const form = /^\(?([\w$]+)\)? ?=> ?\1\.normalize\(([\w$]+)\)$/.exec(text)?.[2];
  if (form !== undefined) {
    const found = variable(fn, form);
    const value = found === undefined ? undefined : found.value ?? "NFC";
    return ["NFC", "NFD", "NFKC", "NFKD"].includes(value) ? { name: "normalize", form: value } : undefined;
  }
  const slugify = /^\(?([\w$]+)\)? ?=> ?(?:[\w$]+\.)?[\w$]+\(\1\)$/.test(text);
  return slugify && samplePlaces(schema, "slugify").has(place(fn)?.text) ? { name: "slugify" } : undefined;
}
