// Suggested steps: the rules, the engine that runs them, and what it stores.
import { athlete, ids } from "../parts.mjs";

/** The rules in the order in which the app's engine runs them. */
const engineRules = [
  "ncaaRegistration", "schoolList", "officialVisit", "formalOutreach", "showcaseAttendance", "interactionGap", "missingVideo",
  "eventFollowUp", "videoLinkHealth", "prioritySchoolReminder",
];

const engine = exports => new exports.ruleEngine.RuleEngine(engineRules.map(name => exports[name][`${name}Rule`]));

/** The facts on an athlete that a rule reads. */
const facts = given => ({
  athleteId: athlete, athlete: { grade_level: given.gradeLevel }, schools: given.schools ?? [], interactions: given.interactions ?? [],
  tasks: [], athleteTasks: given.athleteTasks ?? [], videos: given.videos ?? [], events: given.events ?? [],
});

const evaluate = name => (exports, given) => exports[name][`${name}Rule`].evaluate(facts(given));

/** A database with these suggestions; new ones are numbered. */
function database(env, stored, defaults, tables = {}) {
  let number = 0;
  return env.db({ suggestion: stored.map(row => ({ ...defaults, athlete_id: athlete, ...row })), ...tables }, {
    timestamps: ["dismissed_at", "created_at", "surfaced_at", "completed_at"],
    defaults: {
      suggestion: {
        get id() { return `new-${++number}`; },
        dismissed: false, completed: false, reappeared: false,
        get created_at() { return new Date().toISOString(); },
      },
    },
  });
}

/** The changes of suggestions by kind, as the vectors have them. */
function stored({ changes }) {
  const log = { inserted: [], updated: [], completed: [], surfaced: [] };
  for (const { table, kind, values, where } of changes) {
    if (table !== "suggestion") continue;
    if (kind === "insert") {
      for (const { athlete_id: _, pending_surface: __, ...row } of values) log.inserted.push(row);
    } else if (Array.isArray(where.id)) {
      log[values.completed ? "completed" : "surfaced"].push(where.id);
    } else {
      log.updated.push({ id: where.id, ...values });
    }
  }
  return log;
}

export const adapters = {
  "suggestion.event-follow-up": evaluate("eventFollowUp"),
  "suggestion.formal-outreach": evaluate("formalOutreach"),
  "suggestion.interaction-gap": evaluate("interactionGap"),
  "suggestion.priority-school-reminder": evaluate("prioritySchoolReminder"),
  "suggestion.missing-video": evaluate("missingVideo"),
  "suggestion.ncaa-registration": evaluate("ncaaRegistration"),
  "suggestion.official-visit": evaluate("officialVisit"),
  "suggestion.school-list-building": evaluate("schoolList"),
  "suggestion.showcase-attendance": evaluate("showcaseAttendance"),
  "suggestion.video-link-health": evaluate("videoLinkHealth"),

  "suggestion.evaluateAll": (exports, given) => engine(exports).evaluateAll(facts(given)),
  "suggestion.gapSnapshot": ({ interactionGap }, given) => interactionGap.interactionGapRule.createConditionSnapshot(facts(given), given.schoolId),
  "suggestion.gapReEvaluate": ({ interactionGap }, given) => interactionGap.interactionGapRule.shouldReEvaluate(given.suggestion, facts(given)),

  "suggestion.surface": async ({ suggestionStaggering }, given, env) => {
    const rows = database(env, given.stored, { pending_surface: true });
    const count = await suggestionStaggering.surfacePendingSuggestions(rows, athlete, given.limit);
    return { count, ids: stored(rows).surfaced.flat() };
  },

  "suggestion.surfaced": async ({ suggestionStaggering }, given, env) => {
    const rows = database(env, given.stored, { pending_surface: false, dismissed: false, completed: false });
    return ids(await suggestionStaggering.getSurfacedSuggestions(rows, athlete, given.location, given.schoolId));
  },

  "suggestion.generate": async (exports, given, env) => {
    const rows = database(env, given.stored ?? [], {});
    const { count } = await engine(exports).generateSuggestions(rows, athlete, facts(given));
    return { count, ...stored(rows) };
  },

  "suggestion.trigger": async ({ triggerSuggestionUpdate }, given, env) => {
    const ofAthlete = list => (list ?? []).map(row => ({ ...row, user_id: athlete }));
    const rows = database(env, given.stored ?? [], {}, {
      family_members: given.family === null ? [] : [{ user_id: athlete, family_unit_id: given.family ?? "family-1" }],
      user_preferences: given.graduationYear === undefined ? []
        : [{ user_id: athlete, category: "player", data: { graduation_year: given.graduationYear } }],
      schools: given.schools ?? [], interactions: given.interactions ?? [], task: [], athlete_task: [],
      video_links: ofAthlete(given.videos), events: ofAthlete(given.events),
    });
    const { generated, reason } = await triggerSuggestionUpdate.triggerSuggestionUpdate(rows, athlete, given.reason, given.options);
    const { surfaced, inserted, updated, completed } = stored(rows);
    return { generated, surfaced, reason, inserted, updated, completed };
  },
};
