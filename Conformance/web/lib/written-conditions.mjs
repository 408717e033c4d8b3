// Common functions of an app that a document holds as data: conditions, and chains of Zod's own rewritings.
//
// A function is recognised by its whole syntax. One that is not surely of the same meaning stays the app's own.
import { variable } from "./closures.mjs";
import { conditionOf } from "./document-functions.mjs";
import { functionTree } from "./function-syntax.mjs";

/** Thrown inside this file for a tree that means anything else. */
class Other extends Error {}
const other = () => { throw new Other(); };

/** A tree's meaning, or undefined if `read` finds another one. */
function meaning(fn, read) {
  if (typeof fn !== "function") return undefined;
  const tree = functionTree(Function.prototype.toString.call(fn));
  if (tree === undefined) return undefined;
  const global = name => {
    // A variable around the function can have this name, too.
    if (variable(fn, name) !== undefined) other();
    return name;
  };
  try {
    return read(tree, global);
  } catch (error) {
    if (error instanceof Other) return undefined;
    throw error;
  }
}

/**
 * The condition of a function given to `refine`, as the `condition` of a check; undefined for any other function.
 *
 * @param fn the function
 * @param schema the schema whose outputs it validates: conditions on fields are those of objects
 */
export function writtenCondition(fn, schema) {
  if (fn === Boolean) return { truthy: { value: true } };
  return conditionOf(fn) ?? meaning(fn, ({ parameter, body }, global) => {
    const word = parameter === undefined ? undefined : ofWhole(body, global, schema);
    if (word !== undefined) return word;
    const reader = new ExpressionReader(global);
    const condition = reader.condition(body);
    // One on nothing is a constant, and documents have none on both.
    if (reader.hasField === reader.hasValue || reader.hasField && !makesObjects(schema)) other();
    return condition;
  });
}

/** The names of Zod's rewritings that a function applies one after the other to its argument; undefined for any other function. */
export function writtenRewritings(fn) {
  return meaning(fn, ({ parameter, body }) => {
    const names = [];
    for (let value = body; !isParameter(value) || parameter === undefined; value = value.call.of) {
      const name = value.call?.member;
      if (!["trim", "toLowerCase", "toUpperCase"].includes(name) || value.arguments.length > 0) other();
      names.unshift(name);
    }
    return names.length > 0 ? names : other();
  });
}

const isParameter = tree => tree?.parameter === true;
const isCall = (tree, list = 0) => tree?.call !== undefined && tree.arguments.length === list;

/** Whether all outputs of a schema are objects other than arrays. */
function makesObjects(schema) {
  const def = schema?._zod?.def;
  switch (def?.type) {
    case "object": case "record": return true;
    case "union": return def.options.length > 0 && def.options.every(makesObjects);
    case "intersection": return makesObjects(def.left) && makesObjects(def.right);
    case "readonly": return makesObjects(def.innerType);
    default: return false;
  }
}

/** The word for a condition on a whole value. */
function ofWhole(tree, global, schema) {
  if (isNotBlank(tree, global)) return "notBlank";
  if (tree.operator === "||" && isParameter(tree.left.not) && isNotBlank(tree.right, global)) return "emptyOrNotBlank";
  const keys = positive(tree, global, keys => isCall(keys, 1) && isParameter(keys.arguments[0])
    && keys.call.member === "keys" && keys.call.of?.global === "Object" && global("Object") !== undefined);
  return keys && makesObjects(schema) ? "hasAnyField" : undefined;
}

const isTrimmed = tree => isCall(tree) && tree.call.member === "trim" && isParameter(tree.call.of);

/** Whether a tree means that the trimmed parameter is not empty. */
function isNotBlank(tree, global) {
  const plain = unwrapped(tree, global);
  if (isTrimmed(plain)) return true;
  if (plain.operator === "!==" && isTrimmed(plain.left) && plain.right.constant === "") return true;
  return positive(tree, global, isTrimmed);
}

/** Whether a tree means that the length of something is above 0. */
function positive(tree, global, isRight) {
  const plain = unwrapped(tree, global);
  const isLength = side => side?.member === "length" && isRight(side.of);
  if (isLength(plain)) return true;
  const { operator, left, right } = plain;
  return isLength(left) && (right.constant === 0 && [">", "!==", "!="].includes(operator) || right.constant === 1 && operator === ">=")
    || isLength(right) && (left.constant === 0 && ["<", "!==", "!="].includes(operator) || left.constant === 1 && operator === "<=");
}

/** A tree without `!!` and `Boolean` around it, which do not change what it means as a condition. */
function unwrapped(tree, global) {
  if (tree.not?.not !== undefined) return unwrapped(tree.not.not, global);
  if (isCall(tree, 1) && tree.call.global === "Boolean" && global("Boolean")) return unwrapped(tree.arguments[0], global);
  return tree;
}

/** Two conditions as one, without a list of the same word in it. */
const joined = (word, ...parts) => ({ [word]: parts.flatMap(part => part[word] ?? [part]) });

/** Reads conditions on the fields of an object, or on a value. */
class ExpressionReader {
  #global;
  hasField = false;
  hasValue = false;

  constructor(global) { this.#global = global; }

  condition(tree) {
    const plain = unwrapped(tree, this.#global);
    if (plain.not !== undefined) return { not: this.condition(plain.not) };
    if (plain.condition !== undefined) return this.#choice(plain);
    switch (plain.operator) {
      case "||": return joined("any", this.condition(plain.left), this.condition(plain.right));
      case "&&": return joined("all", this.condition(plain.left), this.condition(plain.right));
      case "===": return { equal: this.#sides(plain, false) };
      case "!==": return { not: { equal: this.#sides(plain, false) } };
      case "==": return this.#isNullish(plain);
      case "!=": return { not: this.#isNullish(plain) };
      case "<": return { less: this.#sides(plain, true) };
      case "<=": return { lessOrEqual: this.#sides(plain, true) };
      case ">": return { less: this.#sides(plain, true).reverse() };
      case ">=": return { lessOrEqual: this.#sides(plain, true).reverse() };
    }
    if (plain.constant === true) return { all: [] };
    if (plain.constant === false) return { any: [] };
    if (plain.member === undefined && !isParameter(plain)) other();
    return { truthy: this.#operand(plain, false) };
  }

  /** `IF ? THEN : ELSE`, without the parts that are constant. */
  #choice({ condition, then, else: otherwise }) {
    const test = this.condition(condition);
    const isConstant = (tree, value) => tree.constant === value;
    const not = condition => condition.not ?? { not: condition };
    if (isConstant(then, true)) return joined("any", test, this.condition(otherwise));
    if (isConstant(then, false)) return joined("all", not(test), this.condition(otherwise));
    if (isConstant(otherwise, true)) return joined("any", not(test), this.condition(then));
    if (isConstant(otherwise, false)) return joined("all", test, this.condition(then));
    return joined("any", joined("all", test, this.condition(then)), joined("all", not(test), this.condition(otherwise)));
  }

  #sides({ left, right }, isOrder) { return [left, right].map(side => this.#operand(side, isOrder)); }

  /** `VALUE == null` */
  #isNullish({ left, right }) {
    const value = right.constant === null ? left : left.constant === null ? right : other();
    const operand = this.#operand(value, false);
    return { any: [{ equal: [operand, null] }, { equal: [operand, { $undefined: true }] }] };
  }

  #operand(tree, isOrder) {
    if (Object.hasOwn(tree, "constant")) return Object.is(tree.constant, -0) ? 0 : tree.constant;
    if (tree.global === "undefined") return { $undefined: this.#global("undefined") !== undefined };
    if (isParameter(tree)) {
      this.hasValue = true;
      return { value: true };
    }
    if (tree.member !== undefined && isParameter(tree.of)) return { field: this.#key(tree.member) };
    // The order of two dates is that of their numbers.
    const date = isOrder && isCall(tree) && tree.call.member === "getTime" ? tree.call.of : tree;
    const isDate = isOrder && date.new === "Date" && date.argument.member !== undefined && isParameter(date.argument.of);
    return isDate && this.#global("Date") ? { date: this.#key(date.argument.member) } : other();
  }

  #key(key) {
    // An absent field of such a name is inherited.
    if (key in Object.prototype) other();
    this.hasField = true;
    return key;
  }
}
