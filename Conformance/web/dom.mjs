// The DOM that the app's sanitizer expects in a browser, from the jsdom of the folder that the command runs in:
//
//   node --import Conformance/web/dom.mjs Conformance/web/run.mjs …
import { createRequire } from "node:module";
import { join } from "node:path";

const { JSDOM } = createRequire(join(process.cwd(), "package.json"))("jsdom");
const { window } = new JSDOM("", { url: "https://app.example/" });
const { document, DOMParser, Node } = window;
Object.assign(globalThis, { window, document, DOMParser, Node });
