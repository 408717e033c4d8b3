// The top level of a TypeScript module: its imports and the names that it declares.
//
// No parser: strings, comments, templates and regular expressions are blanked, and what remains is read by depth of
// brackets. That is enough for modules in the usual layout, with one declaration a statement.

const openers = "([{";
const closers = ")]}";

/** Whether a `/` after this code starts a regular expression. */
function startsPattern(before) {
  const code = before.trimEnd();
  return code === "" || /[(,=:[!&|?{};+\-*%<>~^]$/.test(code) || /\b(?:return|typeof|case|in|of|delete|void|throw|new|await|yield)$/.test(code);
}

/** The end of what starts at `index`, if that is a comment, string, template or regular expression. */
function opaqueEnd(text, index, blanked) {
  const two = text.slice(index, index + 2);
  if (two === "//") return lineEnd(text, index);
  if (two === "/*") return after(text, "*/", index + 2);
  const sign = text[index];
  if (sign === '"' || sign === "'") return after(text, sign, index + 1);
  if (sign === "`") return templateEnd(text, index + 1);
  if (sign === "/" && startsPattern(blanked)) return patternEnd(text, index + 1);
  return undefined;
}

const lineEnd = (text, index) => (end => end < 0 ? text.length : end)(text.indexOf("\n", index));

function after(text, sign, index) {
  for (let at = index; at < text.length; at++) {
    if (text.startsWith(sign, at)) return at + sign.length;
    if (text[at] === "\\") at++;
  }
  return text.length;
}

function templateEnd(text, index) {
  for (let at = index; at < text.length; at++) {
    if (text[at] === "`") return at + 1;
    if (text[at] === "\\") at++;
    else if (text.startsWith("${", at)) at = substitutionEnd(text, at + 2) - 1;
  }
  return text.length;
}

function substitutionEnd(text, index) {
  let depth = 1;
  for (let at = index; at < text.length; at++) {
    const end = opaqueEnd(text, at, text.slice(index, at));
    if (end !== undefined) at = end - 1;
    else if (text[at] === "{") depth++;
    else if (text[at] === "}" && --depth === 0) return at + 1;
  }
  return text.length;
}

function patternEnd(text, index) {
  let isInClass = false;
  for (let at = index; at < text.length && text[at] !== "\n"; at++) {
    if (text[at] === "\\") at++;
    else if (text[at] === "[") isInClass = true;
    else if (text[at] === "]") isInClass = false;
    else if (text[at] === "/" && !isInClass) return at + 1;
  }
  return index;
}

/** The code without its strings, comments, templates and regular expressions, at the same offsets. */
export function blanked(text) {
  let found = "";
  for (let index = 0; index < text.length; index++) {
    const end = opaqueEnd(text, index, found);
    if (end === undefined) {
      found += text[index];
    } else {
      found += text.slice(index, end).replace(/[^\n]/g, " ");
      index = end - 1;
    }
  }
  return found;
}

/** Blanked code in which everything in brackets is blank, too; the brackets themselves stay. */
function topLevel(code) {
  let depth = 0;
  let found = "";
  for (const sign of code) {
    if (closers.includes(sign)) depth = Math.max(0, depth - 1);
    found += depth === 0 || sign === "\n" ? sign : " ";
    if (openers.includes(sign)) depth++;
  }
  return found;
}

const importStatement = /^[ \t]*(import|export)\b(?!\s*[(.])(?:\s+(type)\b(?!\s*(?:,|from\b)))?([^"';=]*?)(?:\bfrom\s*)?(["'])([^"'\n]+)\4;?/gm;

/**
 * The import and re-export statements, as `{ start, end, text, isType, names, source }`.
 *
 * `names` are the imported names by local name, with `default` and `*` as JavaScript has them; those of types are left out.
 */
export function imports(text, code = blanked(text)) {
  return [...text.matchAll(importStatement)]
    .filter(match => code.slice(match.index, match.index + match[0].length).trimStart().startsWith(match[1]))
    .filter(match => match[1] === "import" || /\bfrom\s*["']/.test(match[0]))
    .map(([statement, keyword, type, clause, , source], index, { [index]: match }) => ({
      start: match.index, end: match.index + statement.length, text: statement, isImport: keyword === "import",
      isType: type !== undefined, names: importedNames(clause), source,
    }));
}

function importedNames(clause) {
  const names = new Map();
  const braces = /\{([^}]*)\}/.exec(clause);
  for (const part of (braces?.[1] ?? "").split(",").map(part => part.trim()).filter(part => part && !/^type\s/.test(part))) {
    const [name, local = name] = part.split(/\s+as\s+/);
    names.set(local, name);
  }
  const rest = clause.replace(/\{[^}]*\}/, "").replace(/,/g, " ");
  const namespace = /\*\s*as\s+([\w$]+)/.exec(rest);
  if (namespace) names.set(namespace[1], "*");
  const main = /^\s*([\w$]+)/.exec(rest.replace(/\*\s*as\s+[\w$]+/, ""));
  if (main) names.set(main[1], "default");
  return names;
}

/** The sources of dynamic imports that are written as a string. */
export const dynamicImports = text => [...text.matchAll(/\bimport\(\s*["']([^"'\n]+)["']\s*\)/g)].map(match => match[1]);

const declaration = /(?<=^|[;}\n])[ \t]*(export\s+)?(?:(?:async\s+)?function\s*\*?|const\s+enum|const|let|var|class|enum)\s+([\w$]+|[{[])/g;

/** The names of a destructuring pattern: the part behind a colon, else the name itself. */
function patternNames(pattern) {
  return splitTop(pattern.slice(1, -1)).flatMap(part => {
    const target = part.trim().replace(/^\.\.\./, "");
    const named = pattern[0] === "{" ? target.replace(/^[\w$"'\s]+:\s*/, "") : target;
    if (/^[{[]/.test(named)) return patternNames(named.slice(0, closing(named, 0)));
    const name = /^[\w$]+/.exec(named);
    return name ? [name[0]] : [];
  });
}

function splitTop(text) {
  const parts = [""];
  let depth = 0;
  for (const sign of text) {
    if (openers.includes(sign)) depth++;
    if (closers.includes(sign)) depth--;
    if (sign === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts;
}

function closing(code, index) {
  let depth = 0;
  for (let at = index; at < code.length; at++) {
    if (openers.includes(code[at])) depth++;
    if (closers.includes(code[at]) && --depth === 0) return at + 1;
  }
  return code.length;
}

/** The names that a module declares at its top level: `{ name, isExported, isFunction }`. */
export function declarations(text, code = blanked(text)) {
  return [...topLevel(code).matchAll(declaration)].flatMap(match => {
    const [statement, exported, name] = match;
    const isExported = exported !== undefined;
    const end = match.index + statement.length;
    if (name === "{" || name === "[") {
      const pattern = code.slice(end - 1, closing(code, end - 1));
      return patternNames(pattern).map(name => ({ name, isExported, isFunction: false }));
    }
    const isFunction = /\bfunction\b/.test(statement)
      || /^\s*(?::[^=]*(?:=>[^=]*)*)?=\s*(?:async\b\s*)?(?:[(<]|function\b|defineStore\b|[\w$]+\s*=>)/.test(code.slice(end, end + 2000));
    return [{ name, isExported, isFunction }];
  });
}
