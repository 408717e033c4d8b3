// How far recruiting at a school has come.
import { replace } from "../../stand-ins/neighbours.mjs";
import { provide, ref } from "../../stand-ins/vue.mjs";
import { athlete, connect } from "../parts.mjs";

const school = "school-1";
const family = "family-1";

/** A change of the database as the vectors write it. */
function write({ function: name, table, kind, values, where }) {
  if (name !== undefined) return { rpc: name, args: values };
  return kind === "insert" ? { insert: table, rows: values } : { update: table, patch: values, where };
}

export const adapters = {
  "status.options": ({ schoolStatusOptions }) => schoolStatusOptions.SCHOOL_STATUS_OPTIONS,

  "status.stepper": ({ sfcSchoolStatusStepper }, { status, updating }) => {
    const stepper = sfcSchoolStatusStepper.setup({ status, updating });
    return { isNotPursuing: stepper.isNotPursuing.value, currentIndex: stepper.currentIndex.value, nodes: stepper.nodes.value };
  },

  "status.overview": ({ sfcSchoolStatusOverview }, { schools }) => {
    const card = sfcSchoolStatusOverview.setup({ schools });
    return card.statusCounts.value.map(count => ({ ...count, emoji: card.getStatusEmoji(count.status) }));
  },

  "status.interestChart": ({ sfcSchoolInterestChart }, { schools }) => {
    const { chartData, chartDataSummary } = sfcSchoolInterestChart.setup({ schools });
    return { labels: chartData.value?.labels ?? null, data: chartData.value?.data ?? null, summary: chartDataSummary.value };
  },

  "status.transition": async ({ useSchoolStatus }, given, env) => {
    const database = env.db({
      schools: given.schoolFound === false ? [] : [{ id: school, family_unit_id: family, status: given.previousStatus ?? null }],
    }, {
      functions: {
        reactivate_school: () => {
          if (given.rpcError !== undefined) throw new Error(given.rpcError);
          return given.restoredStatus ?? null;
        },
      },
    });
    connect(database);
    replace({ useUserStore: { user: given.signedIn === false ? null : { id: athlete } } });
    provide("activeFamily", { activeFamilyId: ref(family) });
    const state = useSchoolStatus.useSchoolStatus();
    const result = { status: null, statusChangedAt: null, error: null };
    try {
      const row = await state.updateStatus(school, given.newStatus, given.notes);
      Object.assign(result, { status: row.status, statusChangedAt: row.status_changed_at });
    } catch (error) {
      result.error = error.message ?? String(error);
    }
    return { ...result, shownError: state.error.value, writes: database.changes.map(write) };
  },

  "school.stats": ({ useSchoolStats }, { schools, interactions = [], events = [] }) =>
    useSchoolStats.useSchoolStats(ref(schools), ref(interactions), ref(events)).stats.value.map(({ label, value }) => ({ label, value })),
};
