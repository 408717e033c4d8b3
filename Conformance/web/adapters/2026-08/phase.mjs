// An athlete's phase. The ids of the tasks that close a phase are in the file's head, unless the case has its own.
import { replace } from "../../stand-ins/neighbours.mjs";
import { athlete } from "../parts.mjs";
import { handle } from "./server.mjs";

const taskIds = (given, env) => given.taskIdsBySlug ?? env.head.taskIdsBySlug;

/** The rows of an athlete with a stored phase, a player's preferences and completed tasks. */
const rows = (given, env) => ({
  users: given.userFound === false ? [] : [{ id: athlete, role: given.role ?? null, current_phase: given.storedPhase ?? null }],
  user_preferences: given.player ? [{ user_id: athlete, category: "player", data: given.player }] : [],
  athlete_task: (given.completedTaskIds ?? []).map(task_id => ({ athlete_id: athlete, task_id, status: "completed" })),
  task: Object.entries(taskIds(given, env) ?? {}).map(([slug, id]) => ({ id, slug })),
});

export const adapters = {
  "phase.milestones": ({ phaseCalculation }) => phaseCalculation.PHASE_MILESTONES,
  "phase.info": ({ phaseCalculation }, { phase }) => phaseCalculation.PHASE_INFO[phase],

  "phase.calculate": ({ phaseCalculation }, given, env) =>
    phaseCalculation.calculatePhase(given.completedTaskIds, given.hasSignedNLI, taskIds(given, env)),
  "phase.milestoneProgress": ({ phaseCalculation }, given, env) =>
    phaseCalculation.getMilestoneProgress(given.phase, given.completedTaskIds, taskIds(given, env)),
  "phase.canAdvance": ({ phaseCalculation }, given, env) =>
    phaseCalculation.canAdvancePhase(given.phase, given.completedTaskIds, taskIds(given, env)),
  "phase.milestoneData": ({ phaseCalculation }, given, env) =>
    phaseCalculation.buildPhaseMilestoneData(given.phase, given.completedTaskIds, taskIds(given, env)),

  "phase.taskIdsBySlug": ({ athletePhase }, { tasks }, env) => athletePhase.getTaskIdsBySlug(env.db({ task: tasks })),

  "phase.current": async ({ apiPhaseGet }, given, env) => (await handle(apiPhaseGet.default, env, rows(given, env))).response,

  "phase.advance": async ({ apiPhaseAdvance, serverAuth }, given, env) => {
    // The app keeps the role of a user for minutes, also that of another case's.
    serverAuth.clearRoleCacheForTesting();
    try {
      const { response, database } = await handle(apiPhaseAdvance.default, env, rows(given, env), { own: ["assertNotParent"] });
      return { response, stored: database.writes.map(({ values }) => values) };
    } catch (error) {
      return { error: error.message, status: error.statusCode };
    }
  },

  "phase.view": async ({ usePhaseCalculation }, { phase, milestoneProgress }) => {
    replace({ useAuthFetch: { $fetchAuth: async () => ({ phase, milestoneProgress }) } });
    const view = usePhaseCalculation.usePhaseCalculation();
    await view.fetchPhase();
    return {
      currentPhase: view.currentPhase.value, canAdvance: view.canAdvance.value, nextPhase: view.nextPhase.value,
      info: view.phaseInfo.value, remaining: view.remainingMilestones.value, percent: view.completionPercentage.value,
      label: view.progressLabel.value,
    };
  },
};
