// How complete a profile is, and the prompts to complete it.
import { athlete, connect } from "../parts.mjs";

const dismissedKey = `dismissed_prompts_${athlete}`;

/** The prompts of an athlete who has dismissed some; `dismissed` is the stored list, or the stored string. */
function prompts({ useProfileCompleteness }, { signedIn = true, dismissed }, env) {
  connect(env.db({}, { user: signedIn ? { id: athlete } : null }));
  if (dismissed !== undefined && dismissed !== null) {
    localStorage.setItem(dismissedKey, typeof dismissed === "string" ? dismissed : JSON.stringify(dismissed));
  }
  return useProfileCompleteness.useProfileCompleteness();
}

export const adapters = {
  "completeness.score": ({ profileCompletenessCalculation }, { profile, hasHighlightVideo = false, hasHomeLocation = false }) =>
    profileCompletenessCalculation.calculateProfileCompleteness(profile, { hasHighlightVideo, hasHomeLocation }),

  "completeness.nextPrompt": (exports, given, env) => prompts(exports, given, env).getNextPrompt(),

  "completeness.dismissPrompt": async (exports, given, env) => {
    await prompts(exports, given, env).dismissPrompt(given.promptId, given.durationDays);
    return JSON.parse(localStorage.getItem(dismissedKey));
  },
};
