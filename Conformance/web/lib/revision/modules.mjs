// What became of the modules and exports of an app that the rules and schemas of a revision take: moved, renamed or taken away.
import { Sources } from "./sources.mjs";

/** Names that every handler or component has. */
const common = new Set(["default", "setup"]);

/**
 * The findings about an app, as `{ module, file, name, what, where }`; `what` is `moved`, `file gone`, `export moved`,
 * `export renamed` or `gone`.
 *
 * @param folder the app
 * @param wanted `{ module, file, name }`: each file and a name that it has to declare
 */
export function moduleChanges(folder, wanted) {
  const sources = new Sources(folder);
  const byFile = Map.groupBy(wanted, ({ file }) => file);
  return [...byFile].flatMap(([file, entries]) => {
    const names = [...new Set(entries.map(({ name }) => name))];
    return entries.flatMap(({ module, name }) => {
      const found = sources.has(file) ? ofExport(sources, file, name) : ofFile(sources, file, name, names);
      return found === undefined ? [] : [{ module, file, name, ...found }];
    });
  });
}

/** A file that is gone: another has its last name, or declares what it declared. */
function ofFile(sources, file, name, names) {
  const declaring = common.has(name) ? [] : sources.declaring(name, names);
  const named = sources.named(file).filter(path => sources.files.get(path).has(name));
  const where = named.find(path => declaring.includes(path)) ?? declaring[0] ?? named[0];
  return where === undefined ? { what: "file gone" } : { what: "moved", where };
}

/** A name that a file has no longer: another file has it, or the file has one that is similar. */
function ofExport(sources, file, name) {
  const names = sources.files.get(file);
  if (names.has(name)) return undefined;
  const [where] = common.has(name) ? [] : sources.declaring(name);
  if (where !== undefined) return { what: "export moved", where };
  const similar = similarNames(name, [...names]);
  return similar.length > 0 ? { what: "export renamed", where: similar.join(" or ") } : { what: "gone" };
}

/** The words of a name: `toE164US` has to, E164 and US. */
const words = name => name.match(/[A-Z]+\d*(?![a-z])|[A-Z]?[a-z]+\d*|\d+/g)?.map(word => word.toLowerCase()) ?? [];

/** At most three names that share at least half of their words with a name, the most similar first. */
function similarNames(name, candidates) {
  const own = words(name);
  const share = other => {
    const shared = words(other).filter(word => own.includes(word)).length;
    return 2 * shared / (own.length + words(other).length);
  };
  return candidates.filter(other => share(other) >= 0.5).toSorted((left, right) => share(right) - share(left)).slice(0, 3);
}

/** A finding in words. */
export function findingText({ file, name, what, where }) {
  switch (what) {
    case "file gone": return `${file} is gone${common.has(name) ? "" : `, and no other file has ${name}`}`;
    case "moved": return `${file} is gone; ${name} is in ${where}`;
    case "export moved": return `${file} has no ${name}; it is in ${where}`;
    case "export renamed": return `${file} has no ${name}; perhaps it is now ${where}`;
    default: return `${file} has no ${name}, nor has any other file`;
  }
}
