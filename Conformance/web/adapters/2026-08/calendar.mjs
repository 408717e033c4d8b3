// The recruiting calendar: periods, milestones, and the dashboard's key dates.
import { day, moment } from "../parts.mjs";

export const adapters = {
  "calendar.isDeadPeriod": ({ serverCalendar }, { date, division }) => serverCalendar.isDeadPeriod(moment(date), division),
  "calendar.isQuietPeriod": ({ serverCalendar }, { date, division }) => serverCalendar.isQuietPeriod(moment(date), division),
  "calendar.deadPeriodMessage": ({ serverCalendar }, { date, division }) => serverCalendar.getDeadPeriodMessage(moment(date), division),
  "calendar.nextDeadPeriod": ({ serverCalendar }, { date, division }) => serverCalendar.getNextDeadPeriod(moment(date), division),

  "calendar.upcomingMilestones": ({ serverCalendar }, { currentDate, graduationYear, division, limit, phase }) =>
    serverCalendar.getUpcomingMilestones({ currentDate: moment(currentDate), graduationYear, division, limit, phase }),

  "calendar.dashboard": ({ sfcRecruitingCalendar }, { graduationYear }) => {
    const card = sfcRecruitingCalendar.setup({ graduationYear });
    const dates = card.getKeyDates().map(({ id, date, countdown, isUrgent, description }) => ({
      id, date: day(date), countdown, isUrgent, shown: card.formatDate(date),
      // The other descriptions are constants.
      description: id === "graduation" ? description : undefined,
    }));
    const period = card.currentPeriod.value;
    return {
      dates, upcoming: card.upcomingDates.value.map(({ id }) => id),
      currentPeriod: period && { name: period.name, description: period.description },
    };
  },
};
