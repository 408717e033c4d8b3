// The adapters of the rules of revision 2026-08, a file a family. A rule that is a plain call has none: rule-exports.json has its arguments.
import { adapters as calendar } from "./calendar.mjs";
import { adapters as coach } from "./coach.mjs";
import { adapters as codes } from "./codes.mjs";
import { adapters as completeness } from "./completeness.mjs";
import { adapters as contactWindow } from "./contact-window.mjs";
import { adapters as deadlines } from "./deadlines.mjs";
import { adapters as directory } from "./directory.mjs";
import { adapters as fit } from "./fit.mjs";
import { adapters as grades } from "./grades.mjs";
import { adapters as matching } from "./matching.mjs";
import { adapters as metrics } from "./metrics.mjs";
import { adapters as offersEvents } from "./offers-events.mjs";
import { adapters as phase } from "./phase.mjs";
import { adapters as positions } from "./positions.mjs";
import { adapters as preferences } from "./preferences.mjs";
import { adapters as score } from "./score.mjs";
import { adapters as status } from "./status.mjs";
import { adapters as suggestions } from "./suggestions.mjs";

export const adapters = {
  ...calendar, ...coach, ...codes, ...completeness, ...contactWindow, ...deadlines, ...directory, ...fit, ...grades, ...matching, ...metrics,
  ...offersEvents, ...phase, ...positions, ...preferences, ...score, ...status, ...suggestions,
};
