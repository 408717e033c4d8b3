// The tasks of an athlete: their order, which are locked, and what matters now.
import { replace } from "../../stand-ins/neighbours.mjs";
import { ref } from "../../stand-ins/vue.mjs";
import { athlete, ids } from "../parts.mjs";
import { handle } from "./server.mjs";

const phases = ["freshman", "sophomore", "junior", "senior", "committed"];

/** The app's tasks, loaded from a server that has these rows. */
async function loadedTasks({ useTasks }, { tasks, athleteTasks }) {
  const answers = { "/api/tasks": tasks, "/api/athlete-tasks": athleteTasks };
  const $fetchAuth = async (url, options) => answers[url] ?? { task_id: url.split("/").pop(), status: options.body.status };
  replace({ useAuthFetch: { $fetchAuth } });
  const state = useTasks.useTasks();
  await state.fetchTasksWithStatus();
  return state;
}

export const adapters = {
  "task.words": ({ taskHelpers }, { word }) => ({
    category: taskHelpers.formatCategory(word), categoryClass: taskHelpers.getCategoryColor(word),
    status: taskHelpers.formatStatus(word), statusClass: taskHelpers.getTaskStatusColor(word),
  }),

  "task.sort": ({ taskSort }, { tasks }) => ids(tasks.sort(taskSort.compareTimelineTasks)),
  "task.list": ({ sfcTaskList }, props) => ids(sfcTaskList.setup(props).filteredAndSortedTasks.value),
  "task.whatMattersNow": ({ whatMattersNow }, { phase, tasks }) => whatMattersNow.getWhatMattersNow({ phase, tasksWithStatus: tasks }),

  "task.page": ({ sfcTasksPage }, { gradeLevel, tasks, status, urgency }) => {
    replace({
      useFamilyCtx: { isViewingAsParent: ref(false), activeAthleteId: ref(null), parentAccessibleFamilies: ref([]) },
      useAuth: { session: ref(null) }, useAppToast: {}, useAuthFetch: {},
    });
    const page = sfcTasksPage.setup();
    page.currentGradeLevel.value = gradeLevel;
    page.tasksWithStatus.value = tasks;
    if (status !== undefined) page.statusFilter.value = status;
    if (urgency !== undefined) page.urgencyFilter.value = urgency;
    return ids(page.filteredTasks.value);
  },

  "task.completeAttempt": async (exports, given) => {
    const state = await loadedTasks(exports, given);
    try {
      return { ok: (await state.updateTaskStatus(given.taskId, given.status)).status };
    } catch (error) {
      return { error: error.message, shown: state.error.value };
    }
  },

  "task.state": async (exports, given) => {
    const state = await loadedTasks(exports, given);
    const warnings = {};
    for (const { id } of given.tasks) {
      const { isLocked, canProceed, warning } = await state.getTaskWithDependencyWarning(id);
      warnings[id] = { isLocked, canProceed, message: warning?.message ?? null, whyItMatters: warning?.whyItMatters ?? null };
    }
    const byGrade = figure => ({ 9: figure(9), 10: figure(10) });
    return {
      locked: state.lockedTaskIds.value,
      incomplete: ids(state.tasksWithStatus.value.filter(task => task.has_incomplete_prerequisites)),
      completed: state.completedTaskIds.value, inProgress: state.inProgressTaskIds.value,
      recovery: state.recoveryTasks.value.map(task => task.task_id), requiredCompleted: ids(state.requiredCompletedTasks.value),
      stats: byGrade(state.getCompletionStats), rate: byGrade(state.calculateTaskCompletionRate),
      requiredByPhase: Object.fromEntries(phases.map(phase => [phase, ids(state.getRequiredTasksForPhase(phase))])),
      warnings,
    };
  },

  "task.withStatus": async ({ apiTasksWithStatus }, { tasks, athleteTasks = [], graduationYear = null }, env) => {
    const { response } = await handle(apiTasksWithStatus.default, env, {
      users: [{ id: athlete, graduation_year: graduationYear }], task: tasks,
      athlete_task: athleteTasks.map(row => ({ ...row, athlete_id: athlete })),
    });
    return response.data.map(task => ({
      id: task.id, deadline: task.deadline_date, status: task.athlete_task?.status ?? null,
      locked: task.has_incomplete_prerequisites, prerequisites: ids(task.prerequisite_tasks),
    }));
  },
};
