// The page of tasks, which then asked whether a parent looks at it.
import { replace } from "../../stand-ins/neighbours.mjs";
import { ref } from "../../stand-ins/vue.mjs";
import { adapters as tasks } from "../2026-08/tasks.mjs";

export const adapters = {
  "task.page": (exports, given) => {
    replace({ useParentContext: { linkedAthletes: ref([]), isViewingAsParent: ref(false), currentAthleteId: ref(null) } });
    return tasks["task.page"](exports, given);
  },
};
