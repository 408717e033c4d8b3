// The pages of offers and of events, and the calculator of scholarships.
import { replace } from "../../stand-ins/neighbours.mjs";
import { ref } from "../../stand-ins/vue.mjs";
import { day, ids, nothing, withClock } from "../parts.mjs";

/** The bindings of a page that reads the clock whatever it is asked. */
const setup = ({ now }, page) => now === undefined ? withClock(() => page.setup()) : page.setup();

/** The bindings of the offers page for these rows. */
function offersPage({ sfcOffersPage, offers: { useOffersStore } }, env, { offers = [], schools = [] } = {}) {
  replace({
    useFamilyCtx: { activeFamilyId: ref(null), activeAthleteId: ref(null), isViewingAsParent: ref(false) },
    useSchools: { schools: ref(schools), fetchSchools: nothing }, useAppToast: { showToast: nothing },
  });
  useOffersStore().offers = offers;
  return setup(env, sfcOffersPage);
}

function comparison({ sfcOfferComparison }, offers) {
  replace({ useSchools: { schools: ref([]) }, useFocusTrap: { activate: nothing, deactivate: nothing } });
  return sfcOfferComparison.setup({ offers });
}

function eventsPage({ sfcEventsPage }, env, events = []) {
  replace({
    useEvents: { events: ref(events), loading: ref(false), fetchEvents: nothing }, useEventStats: { stats: ref([]) },
    useAppToast: { showToast: nothing },
  });
  return setup(env, sfcEventsPage);
}

export const adapters = {
  "offer.list": async (exports, given, env) => {
    const page = await offersPage(exports, env, given);
    Object.assign(page.filters, given.filters);
    return ids(page.filteredOffers.value);
  },

  "offer.amountText": async (exports, { amount }, env) => (await offersPage(exports, env)).formatAmount(amount),
  "offer.deadlineClass": async (exports, { deadlineDate }, env) =>
    (await offersPage(exports, env)).getDeadlineClass({ deadline_date: deadlineDate }),

  "offer.words": async (exports, { word }, env) => {
    const page = await offersPage(exports, env);
    return {
      type: page.getOfferTypeLabel(word), status: page.getStatusLabel(word), comparisonType: comparison(exports, []).getOfferTypeLabel(word),
    };
  },

  "offer.compare": (exports, { offers }) => {
    const table = comparison(exports, offers);
    return offers.map(offer => ({
      id: offer.id, days: table.daysUntil(offer), highestAmount: table.isHighestAmount(offer),
      highestPercentage: table.isHighestPercentage(offer), earliestDeadline: table.isEarliestDeadline(offer),
    }));
  },

  "offer.scholarship": ({ sfcScholarshipCalculator }, { initialAmount, initialPercentage, inputs }) => {
    let saved;
    const onSaveValue = (amount, percentage) => saved = { amount, percentage };
    const calculator = sfcScholarshipCalculator.setup({ initialAmount, initialPercentage, onSaveValue });
    Object.assign(calculator.inputs.value, inputs);
    calculator.saveToOffer();
    return {
      annualScholarship: calculator.annualScholarship.value, annualNetCost: calculator.annualNetCost.value,
      totalScholarship: calculator.totalScholarship.value, totalNetCost: calculator.totalNetCost.value,
      shown: calculator.formatCurrency(calculator.totalNetCost.value), saved,
    };
  },

  "offer.currencyText": ({ sfcScholarshipCalculator }, { value }) => sfcScholarshipCalculator.setup({}).formatCurrency(value),

  "event.list": async (exports, { events, search, type, status, range, sortBy }, env) => {
    const page = await eventsPage(exports, env, events);
    const fields = { searchQuery: search, typeFilter: type, statusFilter: status, dateRangeFilter: range, sortBy };
    for (const [name, value] of Object.entries(fields)) if (value !== undefined) page[name].value = value;
    return ids(page.filteredEvents.value);
  },

  "event.calendarGrid": async (exports, { year, month }, env) => {
    const page = await eventsPage(exports, env);
    page.currentMonth.value = new Date(year, month - 1, 1);
    const days = page.calendarDays.value;
    return { title: page.monthDisplay.value, count: days.length, first: day(days[0]), last: day(days.at(-1)) };
  },

  "event.dateRangeText": async (exports, { startDate, endDate }, env) => (await eventsPage(exports, env)).formatDateRange(startDate, endDate),

  "event.words": async (exports, event, env) => {
    const page = await eventsPage(exports, env);
    return { type: page.getEventTypeLabel(event.type), status: page.getStatusLabel(event) };
  },
};
