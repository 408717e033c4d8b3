import * as points from "./utils/points.ts";
import * as words from "./utils/words.ts";

export { adapters } from "../adapters.mjs";
export const exports = { points, words };
