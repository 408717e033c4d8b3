// How interested a coach is, and what the form of an interaction makes of it.
import { orError } from "../parts.mjs";

const occurred = "2026-02-08T12:00";

/** The form of an interaction with these fields, and what it has submitted. */
function form({ sfcInteractionForm }, fields) {
  const submitted = [];
  // The form begins with the time of its initial data, else with that of the clock.
  const form = sfcInteractionForm.setup({ loading: false, initialData: { occurred_at: `${occurred}:00Z` } }, {
    emit: (event, data) => { if (event === "submit") submitted.push(data); },
  });
  Object.assign(form.form.value, fields);
  return { form, submitted };
}

/** The figure and the name of a level, which only the template has. */
function shownLevel(template, level) {
  const figures = [...template.matchAll(/<span v-(?:if|else-if)="interestLevel === '(\w+)'"[^>]*>([^<]+)<\/span>/g)];
  const other = /<span v-else(?![-\w])[^>]*>([^<]+)<\/span>/.exec(template)?.[1];
  const name = [...template.matchAll(/\{\{([^]*?)\}\}/g)].map(([, text]) => text).find(text => text.includes('"Not Set"'));
  return {
    emoji: figures.find(([, name]) => name === level)?.[2] ?? other,
    displayName: new Function("interestLevel", `return (${name});`)(level),
  };
}

export const adapters = {
  "interest.question": ({ sfcInterestCalibration }, { index }) => sfcInterestCalibration.setup().questions[index],

  "interest.calibrate": ({ sfcInterestCalibration }, { answers }) => {
    const panel = sfcInterestCalibration.setup();
    panel.answers.value = answers;
    const level = panel.interestLevel.value;
    return {
      yesCount: panel.yesCount.value, level, ...shownLevel(sfcInterestCalibration.template, level),
      description: panel.getResultDescription(),
    };
  },

  "interest.append": (exports, { direction, sentiment, level, content }) => {
    const { form: bindings, submitted } = form(exports, {
      school_id: "school-1", type: "email", occurred_at: occurred, direction, sentiment, content,
    });
    const showsCalibration = Boolean(bindings.shouldShowCalibration.value);
    // The panel exists only while it is shown.
    bindings.calibrationComponent.value = showsCalibration ? { interestLevel: level } : null;
    bindings.handleSubmit();
    return { showsCalibration, content: submitted[0].content };
  },

  "interaction.formIsValid": (exports, fields) => {
    const { form: bindings, submitted } = form(exports, fields);
    bindings.handleSubmit();
    return { valid: Boolean(bindings.isFormValid.value), submits: submitted.length > 0 };
  },

  "attachment.validate": ({ attachments }, file) => {
    const result = orError(() => attachments.validateAttachmentFile(file));
    return result === undefined ? { ok: true } : { ok: false, ...result };
  },
};
