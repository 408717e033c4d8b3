// What a form shows of a schema's issues.

export const adapters = {
  "form.validate": async ({ useFormValidation, schemas }, { schema, data }) => {
    const form = useFormValidation.useFormValidation();
    const output = await form.validate(data, schemas[`${schema}Schema`]);
    return { valid: output !== null, errors: form.errors.value, fieldErrors: form.fieldErrors.value };
  },

  "form.validateField": async ({ useFormValidation, schemas }, { schema, field, value }) => {
    const form = useFormValidation.useFormValidation();
    // Of the errors that the form shows already, only the field's changes.
    form.setErrors([{ field, message: "old" }, { field: "other", message: "kept" }]);
    const ok = await form.validateField(field, value, schemas[`${schema}Schema`].shape[field]);
    return { ok, errors: form.errors.value };
  },
};
