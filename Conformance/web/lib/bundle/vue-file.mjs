// The script of a `.vue` file as a module: `setup(props)` returns the bindings of `<script setup>`.
import { blanked, declarations, imports } from "./source.mjs";

const templates = /^<template\b[^>]*>([^]*)^<\/template>/m;
const scripts = /<script\b([^>]*)>([^]*?)<\/script>/g;

/**
 * A TypeScript module that exports `setup(props, context)` and the text of the `template`, or undefined if the file has no `<script setup>`.
 *
 * `setup` returns an object with a getter for each variable and function that the script declares at its top level, so that
 * a `let` shows its current value. Vue's macros are functions there: `defineProps()` returns the props, `withDefaults` adds the
 * defaults, `defineEmits` returns the `emit` of the context, and the others do nothing. The template is not compiled, so
 * components that only it uses are left out.
 */
export function setupModule(text) {
  const blocks = [...text.matchAll(scripts)].map(([, attributes, script]) => ({ attributes, script }));
  const script = blocks.find(({ attributes }) => /\bsetup\b/.test(attributes))?.script;
  if (script === undefined) return undefined;
  const plain = blocks.find(({ attributes }) => !/\bsetup\b/.test(attributes))?.script ?? "";
  const code = blanked(script);
  const statements = imports(script, code);
  let body = script;
  for (const { start, end } of statements.toReversed()) {
    body = body.slice(0, start) + script.slice(start, end).replace(/[^\n]/g, "") + body.slice(end);
  }
  // Only types may be exported there.
  body = body.replace(/^export (?=(?:type|interface)\b)/gm, "");
  const names = declarations(body).map(({ name }) => name);
  const isAsync = hasTopLevelAwait(blanked(body));
  return `${statements.map(({ text }) => text.trim()).join("\n")}
import { macros as __macros } from "compass-stand-ins/vue-macros.mjs";
${plain}
export ${isAsync ? "async " : ""}function setup(__props: any = {}, __context: any = {}): any {
  const { defineProps, withDefaults, defineEmits, defineExpose, defineModel, defineSlots, defineOptions } = __macros(__props, __context) as any;
${body}
  return { ${names.map(name => `get ${name}() { return ${name}; }`).join(", ")} };
}
export const template = ${JSON.stringify(templates.exec(text)?.[1] ?? "")};
export default { setup, template };
`;
}

/** Whether an `await` is outside of every function. */
function hasTopLevelAwait(code) {
  let depth = 0;
  for (const [sign] of code.matchAll(/\bawait\b|[{}]/g)) {
    if (sign === "{") depth++;
    else if (sign === "}") depth--;
    else if (depth === 0) return true;
  }
  return false;
}
