// Takes schemas out of modules that do not export them: handlers, pages and components.
import { UnusableError } from "../vectors.mjs";
import { blanked, declarations, imports } from "./source.mjs";

const setupScript = /<script\b[^>]*\bsetup\b[^>]*>([^]*?)<\/script>/;

/** The script of a file: the whole file, or what a `.vue` file has in `<script setup>`. */
const scriptOf = (path, text) => path.endsWith(".vue") ? setupScript.exec(text)?.[1] ?? "" : text;

/**
 * A module that exports schemas of another one, by name.
 *
 * It has the imports of the file, the expressions, and those declarations of the file's top level that they need, so that
 * nothing else of the file runs.
 *
 * @param path the file's path
 * @param text its text
 * @param sources name to `{ expression }`, JavaScript over the file's top level, or `{ pattern }`, a regular expression whose
 *   first group is that JavaScript
 */
export function liftedModule(path, text, sources) {
  const script = scriptOf(path, text);
  const code = blanked(script);
  const expressions = new Map(Object.entries(sources).map(([name, source]) => [name, expressionOf(path, script, source)]));
  const known = new Map(declarations(script, code).map(({ name }) => [name, undefined]));
  const needed = new Map();
  const waiting = [...expressions.values()];
  while (waiting.length > 0) {
    for (const [name] of blanked(waiting.pop()).matchAll(/(?<![\w$.])[A-Za-z_$][\w$]*/g)) {
      if (!known.has(name) || needed.has(name)) continue;
      const statement = statementOf(name, script, code);
      needed.set(name, statement);
      waiting.push(statement.text);
    }
  }
  for (const [name, expression] of expressions) {
    const variable = /^[A-Za-z_$][\w$]*/.exec(expression)?.[0];
    const isImported = imports(script, code).some(({ names }) => names.has(variable));
    if (!known.has(variable) && !isImported) throw new UnusableError(`${path}: no ${variable} at the top level, for ${name}`);
  }
  const statements = [...new Map([...needed.values()].map(statement => [statement.start, statement])).values()]
    .sort((a, b) => a.start - b.start);
  return [
    ...imports(script, code).filter(({ isImport }) => isImport).map(({ text }) => text.trim()),
    ...statements.map(({ text }) => text.replace(/^export\s+/, "")),
    `export const schemas = {\n${[...expressions].map(([name, expression]) => `  ${JSON.stringify(name)}: ${expression},`).join("\n")}\n};`,
    "",
  ].join("\n");
}

function expressionOf(path, script, { expression, pattern }) {
  if (expression !== undefined) return expression;
  const found = new RegExp(pattern).exec(script)?.[1];
  if (found === undefined) throw new UnusableError(`${path}: nothing matches ${pattern}`);
  return found;
}

/** The top-level statement that declares a name, as `{ start, text }`. */
function statementOf(name, script, code) {
  const mark = new RegExp(`(?<=^|[;}\\n])[ \\t]*(?:export\\s+)?(?:async\\s+)?(?:const|let|var|function\\*?|class|enum)\\s+(?:${name.replace(/\$/g, "\\$")}(?![\\w$])|[{[][^=]*\\b${name.replace(/\$/g, "\\$")}\\b[^=]*[}\\]]\\s*=)`, "g");
  const start = [...code.matchAll(mark)].map(match => match.index).find(index => depthAt(code, index) === 0);
  const isBlock = /^\s*(?:export\s+)?(?:async\s+)?(?:function|class|enum)\b/.test(code.slice(start));
  let depth = 0;
  for (let at = start; at < code.length; at++) {
    if ("([{".includes(code[at])) depth++;
    if (")]}".includes(code[at])) depth--;
    if (depth === 0 && (code[at] === ";" || isBlock && code[at] === "}")) return { start, text: script.slice(start, at + 1).trim() };
  }
  return { start, text: script.slice(start).trim() };
}

function depthAt(code, index) {
  let depth = 0;
  for (const sign of code.slice(0, index)) {
    if ("([{".includes(sign)) depth++;
    if (")]}".includes(sign)) depth--;
  }
  return depth;
}
