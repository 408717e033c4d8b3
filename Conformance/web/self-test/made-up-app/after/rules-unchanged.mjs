// The adapters as they were: nothing has the modules that moved.
import * as words from "./utils/words.ts";

export { adapters } from "../adapters.mjs";
export const exports = { words };
