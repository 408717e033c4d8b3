internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

extension PreferencesFamily {
  static let profile = Rule.list(since: .august2026) {
    Rule(
      "profile.editableColumn", "The column of a source, if it can be edited.",
      rules.editableColumn, "sourcePath")
    Rule(
      "profile.coerceValue", "The value to store for a typed text.",
      {
        (raw: JSONValue, column: PreferenceRules.ProfileColumn) throws(PreferenceRules
          .ProfileValueError) -> Members in
        let text = raw.string ?? raw.number.map { JSNumber.string($0) }
        return ["ok": true, "value": try rules.value(of: text, for: column)]
      }, "raw?", "column")
  }

  static let files = Rule.list {
    Rule(
      "document.validate", "The older check of a document.",
      { (file: PreferenceRules.FileToUpload, type: PreferenceRules.DocumentType?) -> Members in
        let error = rules.documentError(in: file, type: type)
        return ["valid": error == nil, "error": error.omittingNil]
      }, "file", .orOther("documentType"))
    Rule(
      "document.limits", "The documents that the older check accepts.",
      { (type: PreferenceRules.DocumentType?) -> Members in
        let limits = type.map { rules.limits(of: $0) }
        return ["extensions": limits?.extensions ?? [], "megabytes": limits?.megabytes ?? 0]
      }, .orOther("documentType"))
    Rule(
      "file.validate", "The newer check of a file.",
      { (file: PreferenceRules.FileToUpload, type: PreferenceRules.UploadType) -> Members in
        let error = rules.fileError(in: file, type: type)
        return [
          "ok": error == nil, "code": (error?.code).omittingNil,
          "error": (error?.message).omittingNil,
        ]
      }, "file", "type")
    Rule(
      "file.validateAll", "The newer check of several files.",
      { (files: [PreferenceRules.FileToUpload], type: PreferenceRules.UploadType) -> Members in
        let errors = rules.fileErrors(in: files, type: type)
        return ["ok": errors.isEmpty, "errors": errors]
      }, "files", "type")
    Rule(
      "file.limits", "The files that the newer check accepts.",
      { (type: PreferenceRules.UploadType) -> Members in
        let limits = rules.limits(of: type)
        return [
          "extensions": limits.extensions, "bytes": limits.maximumBytes,
          "description": limits.summary.omittingNil,
        ]
      }, "type")
  }
}

extension PreferenceRules.ProfileValueError: RuleFailure {
  func result() -> JSONValue { ["ok": false, "error": .text(message)] }
}
