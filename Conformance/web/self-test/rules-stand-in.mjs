// Rules with the web app's names, for the runner's own test. RULES_STAND_IN chooses a fault.
const fault = process.env.RULES_STAND_IN;

const gradeHelpers = {
  calculateCurrentGrade(graduationYear) {
    const today = new Date();
    const end = today.getFullYear() + (today.getMonth() >= 6 ? 1 : 0);
    const grade = 12 - (graduationYear - end);
    return fault === "no clamp" ? grade : Math.max(9, Math.min(12, grade));
  },
};

const statusScoreCalculation = {
  getStatusLabel: score => score >= 75 ? "on_track" : score >= (fault === "threshold" ? 51 : 50) ? "slightly_behind" : "at_risk",
};

const familyCode = {
  generateFamilyCode() {
    const letters = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789";
    return "FAM-" + Array.from({ length: 6 }, () => letters[Math.floor(Math.random() * letters.length)]).join("");
  },
};

/** A rule that writes: marks the reminders that are due as sent, and returns their ids. */
const reminders = {
  async sendDue(database) {
    const { data } = await database.from("reminders").select("id").lte("due_date", new Date().toISOString())
      .is("sent_at", null).order("due_date", { ascending: true });
    for (const { id } of data) await database.from("reminders").update({ sent_at: new Date() }).eq("id", id);
    return data.map(({ id }) => id);
  },
};

export const exports = { gradeHelpers, statusScoreCalculation, familyCode, reminders };

export const adapters = {
  "grade.current": ({ gradeHelpers }, { graduationYear }) => gradeHelpers.calculateCurrentGrade(graduationYear),
  "score.label": ({ statusScoreCalculation }, { score }) => statusScoreCalculation.getStatusLabel(score),
  "code.of": ({ familyCode }, { numbers }, env) => {
    if (fault !== "no random") env.random(numbers);
    return { code: familyCode.generateFamilyCode() };
  },
  "clock.read": () => new Date(),
  "log.write": () => console.log("written"),
  "reminder.send": async ({ reminders }, { rows }, env) => {
    const database = env.db({ reminders: rows }, { dates: ["due_date"] });
    return { sent: await reminders.sendDue(database), writes: database.writes };
  },
  "head.of": (exports, given, env) => env.head,
};

export const skipped = process.env.RULES_SKIPPED?.split(",");
