// The app's own functions that the documents of its schemas name, by what they mean. They are not part of Zod: a new version is
// followed with the functions as they are.

const isBlank = value => !value;

/** Whether a day is not before another; a missing one is. `new Date` reads them, as in the app. */
const isOrdered = (first, last) => isBlank(first) || isBlank(last) || new Date(last) >= new Date(first);

const isPositive = value => Boolean(value) && value > 0;

function isHTTPURL(text) {
  if (!/^https?:\/\//i.test(text.trim())) return false;
  return URL.canParse(text);
}

/** A phone number with ten digits behind the country code of the United States, or the value as it is. */
function toE164US(value) {
  if (typeof value !== "string" || value === "") return value;
  const digits = value.replace(/\D/g, "");
  const national = digits.length > 10 && digits[0] === "1" ? digits.slice(1) : digits;
  return national.length === 10 ? `+1${national}` : value;
}

function assumeHttps(value) {
  const text = typeof value === "string" ? value.trim() : "";
  if (text === "") return value;
  return /^[a-z][a-z\d+\-.]*:/i.test(text) ? text : `https://${text}`;
}

/** Names to functions, but for `sanitizeHtml+trim`, which needs a DOM: see `sanitizer`. */
export const appFunctions = new Map(Object.entries({
  trim: text => text.trim(),
  toLowerCase: text => text.toLowerCase(),
  toUpperCase: text => text.toUpperCase(),
  stripLeadingAt: text => text.startsWith("@") ? text.slice(1) : text,
  "stripHtml+trim": text => text.replace(/<[^>]*>/g, "").trim(),
  toE164US,
  assumeHttps,
  httpUrl: isHTTPURL,
  emptyOrRelativePath: text => text === "" || text.startsWith("/"),
  passwordsMatch: ({ password, confirmPassword }) => password === confirmPassword,
  endNotBeforeStart: ({ start_date, end_date }) => isOrdered(start_date, end_date),
  deadlineNotBeforeOffer: ({ offer_date, deadline_date }) => isOrdered(offer_date, deadline_date),
  schoolOrCoach: ({ school_id, coach_id }) => Boolean(school_id || coach_id),
  amountOrPercentage: offer => !(isPositive(offer.scholarship_amount) && isPositive(offer.scholarship_percentage)),
  playerNeedsBirthDate: ({ role, dateOfBirth }) => role !== "player" || /^\d{4}-\d{2}-\d{2}$/.test(dateOfBirth || ""),
  atLeastOneField: object => Object.keys(object).length > 0,
}));

/** The function that runs only in the app. */
export const sanitizing = "sanitizeHtml+trim";

/** The result of a string whose result is not recorded. */
export const unknownResult = "\u{F0000}the result of sanitizeHtml+trim is not recorded\u{F0000}";

/** No markup, and nothing that a parser of HTML or its serializer replaces. */
const plainText = /^[^<>&\0\r\u00a0]*$/;

/**
 * `sanitizeHtml+trim` by its recorded results, since it needs a browser's parser. Text without markup stays; any other that is not
 * recorded becomes `unknownResult`.
 *
 * @param results a Map of strings to what `sanitizeHtml` makes of them
 */
export const sanitizer = results => text => {
  const result = results.get(text) ?? (plainText.test(text) && text.isWellFormed() ? text : unknownResult);
  return result.trim();
};
