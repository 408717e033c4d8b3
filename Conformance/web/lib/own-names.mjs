// Names for functions that were not named: that of the variable, or the field and the role, such as email-transform.
import { variable } from "./closures.mjs";
import { groupBy } from "./group.mjs";
import { digest } from "./vectors.mjs";

/** The names of Zod's own functions in documents. */
const zodsNames = ["trim", "toLowerCase", "toUpperCase", "slugify", "normalize"];

/** Names that JavaScript gives to a function for the option or parameter that it was written as. */
const optionNames = new Set([
  "", "anonymous", "check", "catchValue", "decode", "defaultValue", "encode", "error", "errorMap", "fn", "invalid_type_error", "message",
  "params", "path", "refine", "required_error", "transform", "tx", "value", "when",
]);

/**
 * The source text of a function on one line, which `sources` matches; undefined for bound and built-in functions,
 * whose texts are all the same.
 */
export function sourceText(value) {
  const text = String(value).replace(/\s*\n\s*/g, " ");
  return /\{ \[native code\] \}$/.test(text) ? undefined : text;
}

/**
 * Names of functions that don't depend on the order in which the functions are found, nor on where they moved in a schema.
 *
 * A function has the name of its variable, or else of the field that it is at, with its role. Functions of one source text
 * that see the same values have one name. If functions differ and would have one name, each has a hash of its source behind it.
 */
export class OwnNames {
  /** The functions that were found, each with those that are the same: `{ base, source, values, name }`. */
  #groups = [];
  #byFunction = new Map();
  #bySource = new Map();

  /** The name of a function at a path of a schema: provisional before `settle`. */
  find(value, schema, path, kind) {
    const base = this.#base(value, schema, path, kind);
    const key = typeof value === "function" ? value : `${schema} ${path}`;
    if (!this.#byFunction.has(key)) this.#byFunction.set(key, this.#group(value, base));
    const group = this.#byFunction.get(key);
    // The name must not depend on which path came first.
    if (group.name === undefined && base < group.base) group.base = base;
    return group.name ?? base;
  }

  #base(value, schema, path, kind) {
    const name = typeof value === "function" ? value.name.replace(/^(?:bound )+/, "") : "";
    if (/^[A-Za-z_$][\w$]*$/.test(name) && !optionNames.has(name)) return name;
    const field = /.*\.shape\.(.*?)(?:\.(?:inner|in|out|checks|element|items|options|left|right|key|value|rest|error|when|decode|encode|catchall|parent)\b.*)?$/
      .exec(path)?.[1];
    return `${field || schema.replace(/-\d{4}-\d\d$/, "")}-${kind}`;
  }

  #group(value, base) {
    const source = typeof value === "function" ? sourceText(value) : undefined;
    const values = source === undefined ? [] : seenValues(value, source);
    const known = (this.#bySource.get(source) ?? []).find(group => group.source !== undefined
      && group.values.length === values.length && group.values.every((seen, index) => Object.is(seen, values[index])));
    if (known !== undefined) return known;
    const group = { base, source, values };
    this.#groups.push(group);
    this.#bySource.set(source, [...this.#bySource.get(source) ?? [], group]);
    return group;
  }

  /** Makes the names final. `taken` are the names that other functions have. */
  settle(taken) {
    const used = new Set([...taken, ...zodsNames]);
    const bases = groupBy(this.#groups, ({ base }) => base);
    for (const [base, groups] of bases) {
      for (const group of groups) {
        const isAlone = groups.length === 1 && !used.has(base);
        group.name = isAlone ? base : `${base}-${digest(Buffer.from(group.source ?? base)).slice(0, 6)}`;
      }
    }
    // What is left has one source and other values, or no source.
    for (const group of this.#groups) {
      const { name } = group;
      for (let count = 2; used.has(group.name); count++) group.name = `${name}-${count}`;
      used.add(group.name);
    }
  }
}

/** The values that a function sees under the names in its source. */
function seenValues(fn, source) {
  const words = new Set(source.match(/(?<![\w$.])[A-Za-z_$][\w$]*/g));
  return [...words].sort().flatMap(word => {
    const found = variable(fn, word);
    return found === undefined ? [] : [found.value];
  });
}
