// A parser of small functions: one parameter, and a body of conditions and returned expressions.
//
// It reads a part of JavaScript's grammar and nothing else: source code with any other word or sign has no tree, so that no
// function is taken for one of another meaning.

/** Words that can't be names of variables here. */
const reserved = new Set([
  "arguments", "async", "await", "break", "case", "catch", "class", "const", "continue", "debugger", "default", "delete", "do", "else",
  "enum", "export", "extends", "finally", "for", "function", "if", "import", "in", "instanceof", "let", "new", "return", "static", "super",
  "switch", "this", "throw", "try", "typeof", "var", "void", "while", "with", "yield", "null", "true", "false",
]);

const signs = ["===", "!==", "=>", "==", "!=", "<=", ">=", "&&", "||", "(", ")", "{", "}", "[", "]", ".", ",", ";", ":", "?", "!", "<", ">", "=", "-"];

class SyntaxFault extends Error {}
const refuse = () => { throw new SyntaxFault(); };

function tokens(text) {
  const found = [];
  let rest = text;
  let isAfterLineBreak = false;
  while (rest !== "") {
    const space = /^(?:\s+|\/\/[^\n\r\u2028\u2029]*|\/\*[^]*?\*\/)/.exec(rest);
    const word = /^[A-Za-z_$][\w$]*/.exec(rest);
    const number = /^(?:0|[1-9]\d*)(?:\.\d+)?(?![\w$.])/.exec(rest);
    // A string with other escapes is rejected.
    const string = /^(?:"(?:[^"\\\n\r]|\\["'\\nrt])*"|'(?:[^'\\\n\r]|\\["'\\nrt])*')/.exec(rest);
    const sign = signs.find(sign => rest.startsWith(sign));
    const length = (space ?? word ?? number ?? string)?.[0].length ?? sign?.length ?? refuse();
    if (space) {
      isAfterLineBreak ||= /[\n\r\u2028\u2029]/.test(space[0]);
    } else {
      const token = word ? { kind: "word", text: word[0] } : number ? { kind: "number", value: Number(number[0]) }
        : string ? { kind: "string", value: unescaped(string[0].slice(1, -1)) } : { kind: "sign", text: sign };
      found.push({ ...token, isAfterLineBreak });
      isAfterLineBreak = false;
    }
    rest = rest.slice(length);
  }
  return found;
}

const unescaped = text => text.replace(/\\(.)/g, (_, letter) => ({ n: "\n", r: "\r", t: "\t" })[letter] ?? letter);

/**
 * The tree of a function's source text, or undefined for a function that has anything besides the grammar of this file.
 *
 * It is `{ parameter, fields, body }`: the name of the parameter, or undefined if it is destructured, `fields` a Map from
 * variables to the keys of its fields, and the body as one expression.
 */
export function functionTree(text) {
  try {
    return new Parser(tokens(text)).function();
  } catch (error) {
    if (error instanceof SyntaxFault) return undefined;
    throw error;
  }
}

class Parser {
  #tokens;
  #at = 0;
  #parameter;
  #fields = new Map();
  /** The function's own name, which is a variable inside of it. */
  #ownName;

  constructor(tokens) { this.#tokens = tokens; }

  #next(offset = 0) { return this.#tokens[this.#at + offset]; }
  #is(text, offset = 0) {
    const token = this.#next(offset);
    return token?.text === text;
  }
  #take(text) {
    if (!this.#is(text)) return false;
    this.#at += 1;
    return true;
  }
  #expect(text) { if (!this.#take(text)) refuse(); }
  #name() {
    const token = this.#next();
    if (token?.kind !== "word" || reserved.has(token.text)) refuse();
    this.#at += 1;
    return token.text;
  }

  function() {
    let body;
    if (this.#take("function")) {
      if (!this.#is("(")) this.#ownName = this.#name();
      this.#expect("(");
      this.#parameters();
      body = this.#block();
    } else {
      if (this.#take("(")) this.#parameters();
      else this.#parameter = this.#name();
      this.#expect("=>");
      body = this.#is("{") ? this.#block() : this.#expression();
    }
    if (this.#next() !== undefined) refuse();
    return { parameter: this.#parameter, fields: this.#fields, body };
  }

  #parameters() {
    if (this.#is("{")) this.#pattern();
    else this.#parameter = this.#name();
    this.#take(",");
    this.#expect(")");
  }

  /** `{ a, b: c, "d": e }` */
  #pattern() {
    this.#expect("{");
    while (!this.#take("}")) {
      const token = this.#next();
      const key = token?.kind === "string" ? (this.#at += 1, token.value) : this.#name();
      const variable = this.#take(":") ? this.#name() : token.kind === "word" ? key : refuse();
      this.#declare(variable, key);
      if (!this.#take(",") && !this.#is("}")) refuse();
    }
  }

  #declare(variable, key) {
    if (this.#fields.has(variable) || variable === this.#parameter) refuse();
    this.#fields.set(variable, key);
  }

  #block() {
    this.#expect("{");
    const outer = this.#fields;
    this.#fields = new Map(outer);
    const body = this.#statements();
    this.#fields = outer;
    this.#expect("}");
    return body;
  }

  /** The statements up to a return, as the expression that is returned. */
  #statements() {
    if (this.#take("const")) {
      if (this.#is("{")) {
        this.#pattern();
        this.#expect("=");
        if (this.#parameter === undefined || this.#name() !== this.#parameter) refuse();
      } else {
        const variable = this.#name();
        this.#expect("=");
        const { member, of } = this.#unary();
        if (of?.parameter !== true || member === undefined) refuse();
        this.#declare(variable, member);
      }
      this.#expect(";");
      return this.#statements();
    }
    if (this.#take("if")) {
      this.#expect("(");
      const condition = this.#expression();
      this.#expect(")");
      const then = this.#is("{") ? this.#block() : this.#return();
      if (!this.#take("else")) return { condition, then, else: this.#statements() };
      return { condition, then, else: this.#is("{") ? this.#block() : this.#is("if") ? this.#statements() : this.#return() };
    }
    return this.#return();
  }

  #return() {
    this.#expect("return");
    // JavaScript takes a line break here for the end of the statement.
    if (this.#next()?.isAfterLineBreak) refuse();
    const value = this.#expression();
    if (!this.#take(";") && !this.#is("}")) refuse();
    return value;
  }

  #expression() {
    const condition = this.#binary(0);
    if (!this.#take("?")) return condition;
    const then = this.#expression();
    this.#expect(":");
    return { condition, then, else: this.#expression() };
  }

  static #levels = [["||"], ["&&"], ["===", "!==", "==", "!="], ["<", "<=", ">", ">="]];

  #binary(level) {
    const operators = Parser.#levels[level];
    if (operators === undefined) return this.#unary();
    let left = this.#binary(level + 1);
    while (operators.includes(this.#next()?.text)) {
      const operator = this.#next().text;
      this.#at += 1;
      left = { operator, left, right: this.#binary(level + 1) };
    }
    return left;
  }

  #unary() {
    if (this.#take("!")) return { not: this.#unary() };
    if (this.#take("-")) {
      const token = this.#next();
      if (token?.kind !== "number") refuse();
      this.#at += 1;
      return { constant: -token.value };
    }
    return this.#postfix(this.#primary());
  }

  #primary() {
    const token = this.#next();
    if (token === undefined) refuse();
    if (this.#take("(")) {
      const inner = this.#expression();
      this.#expect(")");
      return inner;
    }
    if (token.kind === "string" || token.kind === "number") {
      this.#at += 1;
      return { constant: token.value };
    }
    for (const [text, value] of [["null", null], ["true", true], ["false", false]]) if (this.#take(text)) return { constant: value };
    if (this.#take("new")) {
      const made = this.#name();
      if ([this.#parameter, this.#ownName].includes(made) || this.#fields.has(made)) refuse();
      this.#expect("(");
      const argument = this.#expression();
      this.#expect(")");
      return { new: made, argument };
    }
    const name = this.#name();
    if (name === this.#ownName) refuse();
    if (name === this.#parameter) return { parameter: true };
    return this.#fields.has(name) ? { member: this.#fields.get(name), of: { parameter: true } } : { global: name };
  }

  #postfix(start) {
    let value = start;
    for (;;) {
      if (this.#take(".")) {
        const token = this.#next();
        if (token?.kind !== "word") refuse();
        this.#at += 1;
        value = { member: token.text, of: value };
      } else if (this.#take("[")) {
        const token = this.#next();
        if (token?.kind !== "string") refuse();
        this.#at += 1;
        this.#expect("]");
        value = { member: token.value, of: value };
      } else if (this.#take("(")) {
        const list = [];
        while (!this.#take(")")) {
          list.push(this.#expression());
          if (!this.#take(",") && !this.#is(")")) refuse();
        }
        value = { call: value, arguments: list };
      } else {
        return value;
      }
    }
  }
}
