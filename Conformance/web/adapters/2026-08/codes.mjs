// Family codes, and the links that a coach's contact data open.
import { withGlobals } from "../../stand-ins/case.mjs";

/** The function that opens each kind of contact. */
const openers = {
  twitter: "openTwitter", instagram: "openInstagram", tiktok: "openTikTok", facebook: "openFacebook", email: "openEmail", sms: "openSMS",
};

export const adapters = {
  "family.generateCode": async ({ familyCode }, { randomBytes, existingCodes = [] }, env) => {
    const rest = [...randomBytes];
    const crypto = {
      getRandomValues: array => {
        array.set(rest.shift());
        return array;
      },
    };
    const database = env.db({ family_units: existingCodes.map((family_code, index) => ({ id: index + 1, family_code })) });
    return withGlobals({ crypto }, async () => {
      try {
        return await familyCode.generateFamilyCode(database);
      } catch (error) {
        return { error: error.message };
      }
    });
  },

  "social.link": async ({ socialMediaHandlers }, { kind, value }) => {
    let opened = null;
    const location = { set href(url) { opened = url; } };
    const window = { open: url => { opened = url; }, location };
    await withGlobals({ window, location }, () => socialMediaHandlers[openers[kind]](value));
    return opened;
  },
};
