// The files of this repository that restate a schema or a rule, found by their names in the sources.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const schemasFolder = "Sources/Compass/CompassSchemas";
const familiesFolder = "Sources/Tools/NamedRules/Families";
const rulesFolder = "Sources/Compass/CompassRules";

/** Files that many rules use and no change of one of them concerns. */
const isSupport = /\/(?:Time|Support)\/|\/RuleSource\.swift$/;

const isWordOf = (text, word) => new RegExp(`\\b${word}\\b`).test(text);

/** The Swift files of a repository. */
export class SwiftFiles {
  #files;

  /** @param root the repository */
  constructor(root) {
    this.#files = new Map([schemasFolder, familiesFolder, rulesFolder].flatMap(folder => swiftFiles(root, folder))
      .map(path => [path, readFileSync(join(root, path), "utf8")]));
  }

  get #paths() { return [...this.#files.keys()]; }

  #holding(folder, test) {
    return this.#paths.filter(path => path.startsWith(`${folder}/`) && test(this.#files.get(path)));
  }

  /** The files that make a schema: those that have its name, or that of its page and field. */
  ofSchema(name) {
    const made = this.#holding(schemasFolder, text => new RegExp(`WebSchema\\(\\s*"${name}"`).test(text));
    if (made.length > 0) return made;
    const shared = this.#holding(`${schemasFolder}/Fields`, text => isWordOf(text, `(?:func|var|let) ${name}`));
    if (shared.length > 0) return shared;
    // A field of a form: its name is put together of a page's and a field's.
    const parts = name.split("-");
    for (let count = parts.length; count > 1; count--) {
      const found = this.#holding(schemasFolder, text => text.includes(`"${parts.slice(0, count).join("-")}"`));
      if (found.length > 0) return found;
    }
    return [];
  }

  /**
   * The files of a rule: `named` has its name and arguments, `rules` what it calls.
   *
   * What it calls are the members of the family's type that its entry names. If none is found, it is the whole folder. An entry that
   * calls nothing is the rule itself: `rules` is empty.
   */
  ofRule(name) {
    // Names of one kind may be put together: `"suggestion.\(rule.rawValue)"`.
    const written = [name, `${name.split(".")[0]}.\\(`].map(start => `"${start}${start === name ? '"' : ""}`);
    const start = written.find(start => this.#holding(familiesFolder, text => text.includes(start)).length > 0);
    const named = start === undefined ? [] : this.#holding(familiesFolder, text => text.includes(start));
    const rules = named.flatMap(path => {
      const text = this.#files.get(path);
      const entry = entryOf(text, start);
      const types = [...new Set(text.match(/\b\w+Rules\b|\bAbolished\b/g))].filter(type => this.#holding(rulesFolder, text => isWordOf(text, `enum ${type}`)).length > 0);
      const ofTypes = this.#holding(rulesFolder, text => types.some(type => isWordOf(text, `(?:extension|enum) ${type}`)))
        .filter(path => !path.endsWith("RuleFamilies.swift"));
      const members = [...new Set([...entry.matchAll(/\b(?:rules|[A-Z]\w*(?:Rules|\.self)?)\.(\w+)/g)].map(([, member]) => member))];
      const declaring = ofTypes.filter(path => members.some(member => isWordOf(this.#files.get(path), `(?:func|var|let) ${member}`)));
      const typesNamed = [...new Set(entry.match(/\b[A-Z]\w+\b/g) ?? [])].filter(type => !types.includes(type));
      const declaringTypes = this.#holding(rulesFolder, text => typesNamed.some(type => isWordOf(text, `(?:struct|enum|class) ${type}`)));
      const found = [...new Set([...declaring, ...declaringTypes])].filter(path => !isSupport.test(path));
      // An entry that calls no rules is the rule itself.
      if (found.length > 0 || !/\brules\.|\b\w+Rules\b/.test(entry)) return found;
      return [...new Set(ofTypes.map(path => `${path.split("/").slice(0, -1).join("/")}/`))];
    });
    return { named, rules: [...new Set(rules)].toSorted() };
  }
}

/** The entry of a rule: from its name, or the start of it, to the parenthesis that closes it. */
function entryOf(text, name) {
  const start = text.indexOf(name);
  let depth = 1;
  for (let index = start; index < text.length; index++) {
    if (text[index] === "(") depth += 1;
    if (text[index] === ")" && --depth === 0) return text.slice(start, index);
  }
  return text.slice(start);
}

function swiftFiles(root, folder) {
  const below = join(root, folder);
  if (!existsSync(below)) return [];
  return readdirSync(below, { recursive: true }).filter(name => name.endsWith(".swift")).map(name => `${folder}/${name.replaceAll("\\", "/")}`).toSorted();
}
