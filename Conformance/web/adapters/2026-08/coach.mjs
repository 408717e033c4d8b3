// Figures on coaches, and the lists and cards that show them.
import { replace } from "../../stand-ins/neighbours.mjs";
import { ref } from "../../stand-ins/vue.mjs";
import { ids, setFilters } from "../parts.mjs";

/** The app's analysis of these coaches and interactions. */
function analytics({ useCoachAnalytics }, { interactions = [], coaches = [] }) {
  replace({ useInteractions: { interactions: ref(interactions) }, useCoaches: { coaches: ref(coaches) } });
  return useCoachAnalytics.useCoachAnalytics();
}

export const adapters = {
  "coach.metrics": (exports, given) => analytics(exports, given).calculateCoachMetrics(given.coachId),
  "coach.insights": (exports, given) => analytics(exports, given).generateInsights(given.coachId),
  "coach.compareWithSchool": (exports, given) => analytics(exports, given).compareWithSchoolAverage(given.coachId, given.schoolId),

  "coach.listStats": ({ useCoachListStats }, { coaches }) =>
    useCoachListStats.useCoachListStats(ref(coaches)).stats.value.map(({ label, value }) => ({ label, value })),

  "coach.needsFollowUp": ({ sfcCoachFollowupWidget }, { coaches }) => {
    replace({ useCoaches: { coaches: ref(coaches) }, useSchools: { schools: ref([]) }, useCommunication: {} });
    const widget = sfcCoachFollowupWidget.setup();
    return widget.needsFollowup.value.map(({ id, last_contact_date: date }) => ({ id, text: widget.getDaysSinceContact(date) }));
  },

  "coach.stats": ({ useCoachStats }, { coach, interactions }) => useCoachStats.useCoachStats(ref(coach), ref(interactions)).stats.value,

  "coach.contactWord": ({ sfcCoachStatsGrid }, { daysSinceContact }) =>
    sfcCoachStatsGrid.setup({ stats: { daysSinceContact } }).statusLabel.value,

  "coach.pageList": ({ useCoachPageFilters }, { coaches, schools = [], filters, sortBy }) => {
    const page = useCoachPageFilters.useCoachPageFilters(ref(coaches), ref(schools), ref(sortBy));
    setFilters(page.handleFilterUpdate, filters);
    return { ids: ids(page.filteredCoaches.value), active: page.hasActiveFilters.value, count: page.activeFilterCount.value };
  },

  "coach.schoolList": ({ useCoachFilters }, { coaches, search, role, sortBy }) =>
    ids(useCoachFilters.useCoachFilters().applyFiltersAndSort(coaches, search, role, sortBy)),

  "coach.contactFrequency": ({ sfcContactFrequencyWidget }, { interactions, schools }) => {
    const widget = sfcContactFrequencyWidget.setup({ interactions, schools });
    return {
      recent: widget.recentContacts.value.map(contact => ({ ...contact, text: widget.formatLastContactDate(contact.lastContactDate) })),
      schoolsContactedLast7Days: widget.schoolsContactedLast7Days.value,
      average: widget.averageContactFrequency.value,
      withoutRecentContact: widget.schoolsWithNoRecentContact.value,
    };
  },

  "coach.card": ({ sfcCoachCard }, props) => {
    const card = sfcCoachCard.setup(props);
    return { name: card.fullName.value, lastContact: card.lastContactLabel.value, link: card.resolvedDetailTo.value };
  },
};
