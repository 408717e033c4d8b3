// The score of an athlete's progress.
import { replace } from "../../stand-ins/neighbours.mjs";
import { athlete } from "../parts.mjs";
import { handle } from "./server.mjs";

export const adapters = {
  "score.view": async ({ useStatusScore }, { response }) => {
    replace({ useAuthFetch: { $fetchAuth: async () => response } });
    const view = useStatusScore.useStatusScore();
    const returned = await view.fetchStatusScore();
    return {
      returned, color: view.statusColor.value, advice: view.advice.value, description: view.scoreDescription.value,
      breakdown: view.detailedBreakdown.value, weakest: view.weakestAreas.value, strongest: view.strongestAreas.value,
    };
  },

  "score.recalculate": async ({ apiStatusRecalculate }, given, env) => {
    const user = {
      id: athlete, current_phase: given.currentPhase, gpa: given.gpa, sat_score: given.satScore, act_score: given.actScore,
    };
    // The figure is the same for every number of schools from some limit on; a case may ask for a billion of them.
    const schools = Math.min(60, Math.max(0, Math.trunc(given.schoolCount ?? 0)));
    const { response, database } = await handle(apiStatusRecalculate.default, env, {
      users: [user], task: given.tasks,
      athlete_task: (given.completedTaskIds ?? []).map(task_id => ({ athlete_id: athlete, task_id, status: "completed" })),
      schools: Array.from({ length: schools }, (_, id) => ({ id, user_id: athlete })),
      interactions: (given.interactions ?? []).map(row => ({ ...row, logged_by: athlete })),
    }, { timestamps: ["created_at"] });
    return { response, stored: database.writes[0].values };
  },
};
