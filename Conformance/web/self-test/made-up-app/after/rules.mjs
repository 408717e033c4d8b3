// The adapters after the step `modules`: two lines follow a module and a name.
import { adapters as before } from "../adapters.mjs";
import * as points from "./utils/league/points.ts";
import * as words from "./utils/words.ts";

export const adapters = { ...before, "word.points": ({ words }, { points }) => words.pointsLabel(points) };
export const exports = { points, words: { ...words, labelOfPoints: words.pointsLabel } };
