// Deadlines, reminders, and what of the tasks is due.
import { replace } from "../../stand-ins/neighbours.mjs";
import { provide, ref } from "../../stand-ins/vue.mjs";
import { athlete, connect, ids, orError } from "../parts.mjs";
import { adapters as tasks } from "./tasks.mjs";

const reminders = ({ useInteractionReminders }, rows, env) => {
  connect(env.db({ follow_up_reminders: rows.map(row => ({ ...row, user_id: athlete })) }, { timestamps: ["due_date"] }));
  replace({ useUserStore: { user: { id: athlete } }, useAppToast: {} });
  provide("activeFamily", { activeFamilyId: ref("family-1") });
  return useInteractionReminders.useInteractionReminders();
};

export const adapters = {
  ...tasks,

  "deadline.info": ({ deadlineHelpers }, { deadlineDate }) => orError(() => deadlineHelpers.calculateDeadlineInfo(deadlineDate)),
  "deadline.text": ({ deadlineHelpers }, { deadlineDate }) => orError(() => deadlineHelpers.formatDeadlineDate(deadlineDate)),

  "deadline.badge": ({ sfcDeadlineBadge }, props) => {
    const badge = sfcDeadlineBadge.setup(props);
    return {
      shown: badge.shouldRender.value, alert: badge.showAlertIcon.value, tooltip: badge.tooltipText.value,
      cssClass: badge.badgeClasses.value,
    };
  },

  "deadline.sort": ({ sfcDeadlinesPage }, { deadlines }) => {
    replace({ useDeadlines: { deadlines: ref(deadlines), loading: ref(false), error: ref(null) } });
    return ids(sfcDeadlinesPage.setup().sortedDeadlines.value);
  },

  "deadline.dashboard": ({ sfcUpcomingDeadlines }, { offers, events }) => {
    const card = sfcUpcomingDeadlines.setup({ offers, events, schools: [] });
    return {
      offers: card.upcomingOfferDeadlines.value.map(({ id, deadline_date: date }) =>
        ({ id, days: card.daysUntilDeadline(date), shown: card.formatDate(date) })),
      events: card.upcomingEvents.value.map(({ id, start_date: date }) => ({ id, days: card.daysUntilDate(date) })),
    };
  },

  "offer.daysUntilDeadline": ({ offers }, { deadlineDate }) => {
    replace({ useFamilyCtx: { activeFamilyId: ref(null) } });
    return orError(() => offers.useOffersStore().daysUntilDeadline({ deadline_date: deadlineDate }));
  },

  "reminder.dueText": (exports, { dueDate }, env) => reminders(exports, [], env).formatDueDate(dueDate),

  "reminder.buckets": async (exports, given, env) => {
    const lists = reminders(exports, given.reminders, env);
    await lists.loadReminders();
    return {
      active: ids(lists.activeReminders.value), overdue: ids(lists.overdueReminders.value), upcoming: ids(lists.upcomingReminders.value),
      completed: ids(lists.completedReminders.value), high: ids(lists.highPriorityReminders.value),
    };
  },
};
