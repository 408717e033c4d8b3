// The adapters of the rules of revision 2026-02, a file a family. Rules that both revisions have share those of 2026-08 where the call is the same.
import { adapters as calendar } from "../2026-08/calendar.mjs";
import { adapters as coach } from "../2026-08/coach.mjs";
import { adapters as completeness } from "../2026-08/completeness.mjs";
import { adapters as deadlines } from "../2026-08/deadlines.mjs";
import { adapters as matching } from "../2026-08/matching.mjs";
import { adapters as score } from "../2026-08/score.mjs";
import { adapters as suggestions } from "../2026-08/suggestions.mjs";
import { adapters as coaches } from "./coaches.mjs";
import { adapters as forms } from "./forms.mjs";
import { adapters as interest } from "./interest.mjs";
import { adapters as rows } from "./rows.mjs";
import { adapters as tasks } from "./tasks.mjs";

export const adapters = {
  ...calendar, ...coach, ...completeness, ...deadlines, ...matching, ...score, ...suggestions, ...coaches, ...forms, ...interest, ...rows,
  ...tasks,
};
