// Which school a family has already.
import { replace } from "../../stand-ins/neighbours.mjs";
import { provide, ref } from "../../stand-ins/vue.mjs";
import { athlete, connect } from "../parts.mjs";

/** The app's schools, which are these rows. */
function family({ useSchools }, env, schools) {
  connect(env.db({}));
  provide("activeFamily", { activeFamilyId: ref("family-1") });
  replace({ useUserStore: { user: { id: athlete } }, useSchoolStore: { schools } });
  return useSchools.useSchools();
}

const idOf = school => school?.id ?? null;

export const adapters = {
  "duplicate.byName": (exports, { existing, name }, env) => idOf(family(exports, env, existing).isNameDuplicate(name)),
  "duplicate.byNcaaId": (exports, { existing, ncaaId }, env) => idOf(family(exports, env, existing).isNCAAAIDuplicate(ncaaId)),
  "duplicate.byWebsite": (exports, { existing, website }, env) => idOf(family(exports, env, existing).isDomainDuplicate(website)),

  "duplicate.school": (exports, { existing, candidate }, env) => {
    const { duplicate, matchType } = family(exports, env, existing).findDuplicate(candidate);
    return { id: idOf(duplicate), matchType };
  },
};
