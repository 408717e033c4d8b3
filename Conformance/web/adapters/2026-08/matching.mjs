// How schools match preferences, and the filtered lists.
import { replace } from "../../stand-ins/neighbours.mjs";
import { flushWatchers, ref } from "../../stand-ins/vue.mjs";
import { ids, setFilters } from "../parts.mjs";
import { preferenceManager, schoolsPage } from "./schools-page.mjs";

function matching({ useSchoolMatching }, given) {
  replace({ usePreferenceManager: preferenceManager(given) });
  return useSchoolMatching.useSchoolMatching();
}

export const adapters = {
  "matching.academicRating": (exports, { school }) => matching(exports, {}).getAcademicRating(school),

  "matching.preference": (exports, { school, preference, home }) =>
    matching(exports, { preferences: [preference], home }).calculateMatchScore(school).matchedCriteria.length === 1,

  "matching.badge": (exports, { score, hasDealbreakers }) => matching(exports, {}).getMatchBadge(score, hasDealbreakers),
  "matching.score": (exports, given) => matching(exports, given).calculateMatchScore(given.school),

  "school.page": (exports, given) => {
    const page = schoolsPage(exports, given);
    setFilters(page.handleFilterUpdate, given.filters);
    if (given.sortBy !== undefined) page.sortBy.value = given.sortBy;
    flushWatchers();
    if (given.page !== undefined) page.goToPage(given.page);
    return {
      ids: ids(page.sortedFilteredSchools.value), pageIds: ids(page.paginatedSchools.value), totalPages: page.totalPages.value,
      hasActiveFilters: page.hasActiveFilters.value, shownFilters: page.activeFiltersDisplay.value,
      states: page.stateOptions.value.map(({ value }) => value),
    };
  },

  "filter.universal": ({ useUniversalFilter }, { items, configs, values }) => {
    const filter = useUniversalFilter.useUniversalFilter(ref(items), ref(configs), { persistState: false });
    const isRange = name => configs.find(({ field }) => field === name)?.type === "daterange";
    for (const [name, value] of Object.entries(values ?? {})) {
      const dates = isRange(name) && Array.isArray(value) ? value.map(date => date === null ? date : new Date(date)) : value;
      filter.setFilterValue(name, dates);
    }
    return {
      ids: ids(filter.filteredItems.value), count: filter.activeFilterCount.value, active: filter.hasActiveFilters.value,
      display: Object.fromEntries(configs.map(({ field }) => [field, filter.getFilterDisplayValue(field)])),
    };
  },

  "interaction.filter": ({ useInteractionFilters }, { interactions, filters }) => {
    const list = useInteractionFilters.useInteractionFilters(ref(interactions));
    setFilters(list.handleFilterUpdate, filters);
    return { ids: ids(list.filteredInteractions.value), active: list.hasActiveFilters.value };
  },

  "school.distanceText": ({ useSchoolDistance }, { school, home }) => useSchoolDistance.useSingleSchoolDistance(ref(school), ref(home)).value,
};
