// The page of schools, without a server.
import { replace } from "../../stand-ins/neighbours.mjs";
import { ref } from "../../stand-ins/vue.mjs";
import { athlete, nothing } from "../parts.mjs";

/** The composable of preferences: those that a school should match, the home, and the player's details. */
export const preferenceManager = ({ preferences, home, player }) => ({
  getSchoolPreferences: () => preferences === undefined ? null : { preferences },
  getHomeLocation: ref(home ?? null), getPlayerDetails: () => player ?? null, loadAllPreferences: nothing,
});

/** The bindings of the page for these schools. */
export function schoolsPage({ sfcSchoolsPage }, given) {
  const list = { loading: ref(false), error: ref(null), fetchSchools: nothing, toggleFavorite: nothing, smartDelete: nothing };
  replace({
    useSchools: { schools: ref(given.schools ?? []), ...list },
    useSchoolLogos: { fetchMultipleLogos: nothing },
    usePreferenceManager: preferenceManager(given),
    useInteractions: { interactions: ref([]), fetchInteractions: nothing },
    useEvents: { events: ref([]), fetchEvents: nothing },
    useCoaches: { coaches: ref([]), fetchAllCoaches: nothing },
    useFamilyCtx: { activeFamilyId: ref(null) },
    useLiveRegion: { announcement: ref(""), announce: nothing, liveRegionAttrs: {} },
    useSchoolExport: {},
    useUserStore: { user: { id: athlete, role: "player" } },
  });
  return sfcSchoolsPage.setup();
}
