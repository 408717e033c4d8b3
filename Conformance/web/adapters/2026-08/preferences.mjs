// Stored preferences, editable fields of a profile, and which files are accepted.

/** `{ ok: true }`, or the code and message of the error. */
function verdict(body) {
  try {
    body();
    return { ok: true };
  } catch (error) {
    return { ok: false, code: error.code, error: error.message };
  }
}

export const adapters = {
  "prefs.defaults": ({ preferenceValidation }) => ({
    notifications: preferenceValidation.getDefaultNotificationSettings(),
    dashboard: preferenceValidation.getDefaultDashboardLayout(),
    school: preferenceValidation.getDefaultSchoolPreferences(),
  }),

  "profile.coerceValue": ({ editableProfileFields }, { raw, column }) =>
    editableProfileFields.coerceProfileValue(raw, editableProfileFields.EDITABLE_USERS_COLUMNS[column]),

  "document.limits": ({ useDocumentValidation }, { documentType }) => ({
    extensions: useDocumentValidation.getAllowedExtensions(documentType), megabytes: useDocumentValidation.getFileSizeLimit(documentType),
  }),

  "document.validate": ({ useDocumentValidation }, { file, documentType }) => useDocumentValidation.validateFile(file, documentType),

  "file.limits": ({ useFormValidation }, { type }) => {
    const form = useFormValidation.useFormValidation();
    return { extensions: form.getSupportedExtensions(type), bytes: form.getFileSizeLimit(type), description: form.getFileDescription(type) };
  },

  "file.validate": ({ useFormValidation }, { file, type }) =>
    verdict(() => useFormValidation.useFormValidation().validateFile(file, type)),

  "file.validateAll": ({ useFormValidation }, { files, type }) => {
    const form = useFormValidation.useFormValidation();
    const { ok } = verdict(() => form.validateFiles(files, type));
    return { ok, errors: ok ? [] : form.fileErrors.value.map(({ code, message }) => ({ code, error: message })) };
  },
};
