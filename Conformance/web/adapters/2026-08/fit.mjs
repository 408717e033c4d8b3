// How well a school suits an athlete.
import { schoolsPage } from "./schools-page.mjs";

export const adapters = {
  "fit.overallPersonal": ({ fitScoreCalculation }, { location, campusSize, cost }) => fitScoreCalculation.computeOverallPersonalFit({
    signals: { location: { strength: location }, campusSize: { strength: campusSize }, cost: { strength: cost } },
  }),

  "fit.signalChip": ({ sfcFitSignalRow }, { strength }) => {
    const row = sfcFitSignalRow.setup({ signal: { strength } });
    return { label: row.chipLabel.value, cssClass: row.chipClass.value };
  },

  "fit.admissionRateText": ({ sfcSchoolFitSignals }, { rate }) =>
    sfcSchoolFitSignals.setup({ personalFit: { signals: {} }, academicFit: { signals: {} } }).formatAdmissionRate(rate),

  "fit.schoolTile": (exports, { player, academicInfo }) => schoolsPage(exports, { player }).overallFitFor({ academic_info: academicInfo }),
};
