// The rows that forms store, and the notifications and files that come with them.
import { replace } from "../../stand-ins/neighbours.mjs";
import { withGlobals } from "../../stand-ins/case.mjs";
import { flushWatchers, provide, ref } from "../../stand-ins/vue.mjs";
import { athlete, clock, connect, withClock } from "../parts.mjs";

const family = "family-1";

/** A database of a signed-in player whose family is loaded. */
function signedIn(env, rows = {}) {
  const database = env.db(rows);
  connect(database);
  replace({ useUserStore: { user: { id: athlete, role: "player" } }, useToast: {} });
  provide("activeFamily", { activeFamilyId: ref(family), getDataOwnerUserId: () => athlete });
  return database;
}

const inserted = (database, table) => database.changes.find(change => change.table === table && change.kind === "insert")?.values[0];

/** The row that a call stores, or that its data are invalid. The DOM of the sanitizer reads the clock. */
async function stored(database, table, body) {
  try {
    await withClock(body);
  } catch (error) {
    if (error.name === "ZodError" || error.name === "$ZodError") return { error: "validation" };
    throw error;
  }
  return { row: inserted(database, table) };
}

/** The page of a new event. */
const eventPage = ({ sfcEventCreatePage }, env) => {
  const database = signedIn(env);
  return { database, page: sfcEventCreatePage.setup() };
};

export const adapters = {
  "coach.insert": ({ useCoaches }, { schoolId, data }, env) => {
    const database = signedIn(env);
    return stored(database, "coaches", () => useCoaches.useCoaches().createCoach(schoolId, data));
  },

  "interaction.insert": ({ useInteractions }, { data }, env) => {
    const database = signedIn(env);
    return stored(database, "interactions", () => useInteractions.useInteractions().createInteraction(data));
  },

  "event.insert": async (exports, { form }, env) => {
    const { database, page } = eventPage(exports, env);
    Object.assign(page.form, form);
    await page.handleSubmit();
    return inserted(database, "events");
  },

  "event.defaults": (exports, { set }, env) => {
    const { page: { form } } = eventPage(exports, env);
    for (const [field, value] of set) {
      form[field] = value;
      flushWatchers();
    }
    return { start_date: form.start_date, start_time: form.start_time, end_date: form.end_date, end_time: form.end_time };
  },

  "event.directions": async (exports, address, env) => {
    const { page } = eventPage(exports, env);
    Object.assign(page.form, address);
    let url = null;
    try {
      await withGlobals({ window: { open: opened => { url = opened; } } }, () => page.getDirections());
    } catch (error) {
      return { error: error.name };
    }
    return { url };
  },

  "interaction.inboundAlert": async ({ inboundAlerts }, { type, direction, alertsEnabled, coach }, env) => {
    const database = env.db({
      user_preferences: [{ user_id: "u1", notification_settings: { enableInboundInteractionAlerts: alertsEnabled } }],
      coaches: coach === null ? [] : [{ id: "c1", ...coach }],
    });
    const interaction = { id: "i1", type, direction, coach_id: coach === null ? null : "c1" };
    await withClock(() => inboundAlerts.createInboundInteractionAlert({ interaction, userId: "u1", supabase: database }));
    const { scheduled_for: _, ...row } = inserted(database, "notifications") ?? {};
    return Object.keys(row).length === 0 ? null : row;
  },

  "attachment.path": async ({ attachments }, { name, interactionId, nowMs }) => {
    const storage = { from: () => ({ upload: async path => ({ data: { path }, error: null }) }) };
    const paths = await withGlobals({ Date: clock(nowMs) }, () =>
      attachments.uploadInteractionAttachments({ storage }, [{ name }], interactionId));
    return paths[0];
  },
};
