// The variables of a closure and its place in the source, read through V8's inspector without calling the function.
import { Session } from "node:inspector";

const session = new Session();
session.connect();

// Messages of these two domains are answered before `post` returns.
function post(method, parameters) {
  let answer;
  session.post(method, parameters, (error, result) => {
    answer = error ? undefined : result;
  });
  return answer;
}

/** The inspector's handle of a value of this program. */
function handle(value) {
  const key = Symbol.for("conformance.closures");
  globalThis[key] = value;
  try {
    return post("Runtime.evaluate", { expression: 'globalThis[Symbol.for("conformance.closures")]' })?.result;
  } finally {
    delete globalThis[key];
  }
}

/** The value behind a handle of the inspector. */
function valueOf({ type, value, unserializableValue, objectId }) {
  if (objectId !== undefined) {
    let found;
    const keep = handle(value => { found = value; })?.objectId;
    post("Runtime.callFunctionOn", {
      objectId: keep, functionDeclaration: "function (value) { this(value); }", arguments: [{ objectId }],
    });
    return found;
  }
  if (unserializableValue === undefined) return value;
  return type === "bigint" ? BigInt(unserializableValue.slice(0, -1)) : Number(unserializableValue);
}

function inspected(fn) {
  const objectId = handle(fn)?.objectId;
  const { internalProperties = [] } = post("Runtime.getProperties", { objectId, ownProperties: true }) ?? {};
  return name => internalProperties.find(property => property.name === name)?.value;
}

/** The scopes around a function, the innermost first; the global one is left out. */
function scopes(fn) {
  const list = inspected(fn)("[[Scopes]]");
  const { result = [] } = post("Runtime.getProperties", { objectId: list?.objectId, ownProperties: true }) ?? {};
  return result.map(({ value }) => value).filter(value => value?.objectId && !/^Global/.test(value.description));
}

/** The value of a variable that a function sees: `{ value }`, or undefined if there is no such variable. */
export function variable(fn, name) {
  for (const { objectId } of scopes(fn)) {
    const { result = [] } = post("Runtime.getProperties", { objectId, ownProperties: true }) ?? {};
    const found = result.find(property => property.name === name)?.value;
    if (found !== undefined) return { value: valueOf(found) };
  }
  return undefined;
}

/** The names of the variables in the innermost scope of a function. */
export function innermostVariables(fn) {
  const [scope] = scopes(fn);
  const { result = [] } = post("Runtime.getProperties", { objectId: scope?.objectId, ownProperties: true }) ?? {};
  return result.map(({ name }) => name);
}

/** The name of the function whose variables a function sees first; undefined if it has no name. */
export function enclosingFunction(fn) {
  return /^Closure \((.*)\)$/.exec(scopes(fn)[0]?.description)?.[1];
}

/** A function's place in the source: two closures of one expression have the same. */
export function place(fn) {
  const { scriptId, lineNumber, columnNumber } = inspected(fn)("[[FunctionLocation]]")?.value ?? {};
  return scriptId === undefined ? undefined : { script: scriptId, text: `${scriptId}:${lineNumber}:${columnNumber}` };
}

const addresses = new Map();

/** The address of the script with an id, empty if it has none. */
export function scriptAddress(id) {
  if (addresses.has(id)) return addresses.get(id);
  const note = ({ params }) => addresses.set(params.scriptId, params.url);
  session.on("Debugger.scriptParsed", note);
  // Enabling the debugger reports every script there is.
  post("Debugger.enable");
  post("Debugger.disable");
  session.off("Debugger.scriptParsed", note);
  return addresses.get(id) ?? "";
}
