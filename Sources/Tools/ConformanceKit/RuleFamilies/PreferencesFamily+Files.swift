internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

extension PreferencesFamily {
  static let profile = [
    Rule(
      "profile.editableColumn", "The column of a source, if it can be edited.",
      since: .august2026, [.any("sourcePath").optional]
    ) { arguments throws(RuleError) in
      .text(rules.editableColumn(sourcePath: arguments.text("sourcePath"))?.rawValue)
    },
    Rule(
      "profile.coerceValue", "The value to store for a typed text.", since: .august2026,
      [.any("raw").optional, .text("column")]
    ) { arguments throws(RuleError) in
      let column: PreferenceRules.ProfileColumn = try arguments.neededWord("column")
      let raw = arguments.text("raw") ?? arguments.number("raw").map { JSNumber.string($0) }
      do throws(PreferenceRules.ProfileValueError) {
        let value: JSONValue =
          switch try rules.value(of: raw, for: column) {
          case .cleared: .null
          case .text(let text): .text(text)
          case .number(let number): .number(number)
          }
        return ["ok": true, "value": value]
      } catch {
        return ["ok": false, "error": .text(error.message)]
      }
    },
  ]

  static let files = [
    Rule(
      "document.validate", "The older check of a document.",
      [.object("file"), .text("documentType").optional]
    ) { arguments throws(RuleError) in
      let error = rules.documentError(
        in: file(arguments.object("file")), type: arguments.word("documentType"))
      return .members(["valid": .boolean(error == nil), "error": error.map { .text($0) }])
    },
    Rule(
      "document.limits", "The documents that the older check accepts.",
      [.text("documentType").optional]
    ) { arguments throws(RuleError) in
      let type: PreferenceRules.DocumentType? = arguments.word("documentType")
      let limits = type.flatMap { rules.limits(of: $0) }
      return [
        "extensions": .texts(limits?.extensions ?? []),
        "megabytes": .number(limits?.megabytes ?? 0),
      ]
    },
    Rule(
      "file.validate", "The newer check of a file.",
      [.object("file"), .text("type").example("resume")]
    ) { arguments throws(RuleError) in
      let type: PreferenceRules.UploadType = try arguments.neededWord("type")
      guard let error = rules.fileError(in: file(arguments.object("file")), type: type) else {
        return ["ok": true]
      }
      return [
        "ok": false, "code": .text(error.code.rawValue), "error": .text(error.message),
      ]
    },
    Rule(
      "file.validateAll", "The newer check of several files.",
      [RuleParameter("files", .objects), .text("type").example("resume")]
    ) { arguments throws(RuleError) in
      let type: PreferenceRules.UploadType = try arguments.neededWord("type")
      let errors = rules.fileErrors(in: arguments.objects("files").map(file), type: type)
      return [
        "ok": .boolean(errors.isEmpty),
        "errors": .array(
          errors.map { ["code": .text($0.code.rawValue), "error": .text($0.message)] }),
      ]
    },
    Rule(
      "file.limits", "The files that the newer check accepts.",
      [.text("type").example("resume")]
    ) {
      arguments throws(RuleError) in
      let type: PreferenceRules.UploadType = try arguments.neededWord("type")
      guard let limits = rules.limits(of: type) else { return .null }
      return .members([
        "extensions": .texts(limits.extensions), "bytes": .number(limits.maximumBytes),
        "description": limits.summary.map { .text($0) },
      ])
    },
  ]

  private static func file(_ file: RuleArguments) -> PreferenceRules.FileToUpload {
    PreferenceRules.FileToUpload(
      name: file.text("name") ?? "", mimeType: file.text("type") ?? "",
      size: file.number("size") ?? .nan)
  }
}
