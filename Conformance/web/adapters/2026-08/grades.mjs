// Local days.
import { day, moment, orError } from "../parts.mjs";

export const adapters = {
  "date.parseLocal": ({ localDate }, { text }) => orError(() => {
    const date = localDate.parseLocalDateOnly(text);
    return { date: day(date), midnight: date.getHours() === 0 && date.getMinutes() === 0 && date.getSeconds() === 0 };
  }),

  "date.dayAfter": ({ localDate }, { date }) => orError(() => localDate.exclusiveEndOfDayString(date)),
  "date.compareDays": ({ localDate }, { a, b }) => orError(() => Math.sign(localDate.compareDateOnlyStrings(a, b))),
  "date.daysBetween": ({ localDate }, { a, b }) => orError(() => localDate.daysBetweenDateOnlyStrings(a, b)),
  "date.localDay": ({ localDate }, { instant }) => localDate.formatLocalDateOnly(moment(instant)),
  "date.localToday": ({ localDate }) => day(localDate.getLocalToday()),

  "date.isSameLocalDay": ({ localDate }, { instant, reference }) => localDate.isSameLocalDay(moment(instant), moment(reference)),
};
