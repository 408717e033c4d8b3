// The module that a bundle starts from: the exports that rules need, and the schemas by name.
import { groupBy } from "../group.mjs";
import { liftedModule } from "./lift.mjs";

/**
 * The entry of a bundle: `{ text, paths, modules, schemas, notes }`. `paths` are the app's files that it imports.
 *
 * A module or schema that the app does not have is left out, and `notes` names it.
 *
 * @param app an App; the modules with lifted schemas are added to it
 * @param revision what `readRevision` gives
 */
export function bundleEntry(app, revision) {
  const notes = [];
  const lines = [];
  const paths = [];
  const modules = Object.entries(revision.modules).filter(([name, path]) => {
    if (app.has(path)) return true;
    notes.push(`${path} is not there; the rules of ${name} do not run`);
    return false;
  });
  for (const [index, [, path]] of modules.entries()) {
    paths.push(path);
    lines.push(`import * as module${index} from "./${path}";`);
  }
  lines.push("export const exports = {", ...modules.map(([name], index) => `  ${JSON.stringify(name)}: module${index},`), "};");

  const files = groupBy(Object.entries(revision.schemas), ([, { file }]) => file);
  const lifted = [];
  let schemas = 0;
  for (const [path, entries] of files) {
    if (!app.has(path)) {
      notes.push(`${path} is not there, so no schema ${entries.map(([name]) => name).join(", ")}`);
      continue;
    }
    const target = `${path.replace(/\.\w+$/, "")}.schemas.ts`;
    const text = app.read(path);
    const sources = {};
    for (const [name, source] of entries) {
      try {
        liftedModule(path, text, { [name]: source });
        sources[name + revision.suffix] = source;
      } catch (error) {
        notes.push(error.message);
      }
    }
    if (Object.keys(sources).length === 0) continue;
    app.add(target, liftedModule(path, text, sources));
    schemas += Object.keys(sources).length;
    lines.push(`import { schemas as schemas${lifted.length} } from "./${target.replace(/\.ts$/, "")}";`);
    lifted.push(`...schemas${lifted.length}`);
    paths.push(target);
  }
  lines.push(`export const schemas = { ${lifted.join(", ")} };`, `export const revision = ${JSON.stringify(revision.name)};`, "");
  return { text: lines.join("\n"), paths, modules: modules.length, schemas, notes };
}
