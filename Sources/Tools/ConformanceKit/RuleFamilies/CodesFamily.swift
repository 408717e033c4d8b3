internal import CompassRules
internal import JSPrimitives
internal import SourceJSON

/// The rules of the family "codes" by their recorded names.
enum CodesFamily {
  static let all: [Rule] = familyCodes + texts + social

  private static let rules = CodeRules.self

  private static let familyCodes = [
    Rule(
      "family.validateCode", "Whether a typed family code is valid, and the message if not.",
      [.text("code").optional]
    ) { arguments throws(RuleError) in
      let error = rules.familyCodeError(in: arguments.text("code") ?? "")
      return .members([
        "isValid": .boolean(error == nil), "error": error.map { .text($0.message) },
      ])
    },
    Rule(
      "family.formatCode", "A family code as its field shows it.", [.text("input").optional]
    ) { arguments throws(RuleError) in
      .text(rules.formattedFamilyCode(arguments.text("input") ?? ""))
    },
    Rule(
      "family.codeIsValid", "Whether a text is exactly a family code.", [.text("code").optional]
    ) { arguments throws(RuleError) in
      .boolean(rules.isFamilyCode(arguments.text("code") ?? ""))
    },
    Rule(
      "family.generateCode", "A new family code from random bytes.",
      [.any("randomBytes"), RuleParameter("existingCodes", .texts).optional]
    ) { arguments throws(RuleError) in
      let taken = Set(arguments.texts("existingCodes") ?? [])
      let bytes = (arguments.value["randomBytes"]?.elements ?? []).map { row in
        (row.elements ?? []).map { $0.number.flatMap { UInt8(exactly: $0) } ?? 0 }
      }
      do throws(CodeRules.FamilyCodeError) {
        let code = try rules.makeFamilyCode(randomBytes: bytes) { taken.contains($0) }
        return .text(code)
      } catch {
        return ["error": .text(error.message)]
      }
    },
  ]

  private static let texts = [
    Rule("zip.isValid", "Whether a postal code has five digits.", [.text("zip").optional]) {
      arguments throws(RuleError) in
      .boolean(rules.isPostalCode(arguments.text("zip") ?? ""))
    },
    Rule(
      "email.normalize", "An email address, trimmed and in lower case.", since: .august2026,
      [.text("email").optional]
    ) { arguments throws(RuleError) in
      .text(rules.normalizedEmail(arguments.text("email") ?? ""))
    },
    Rule(
      "link.safeInternalPath", "A path inside the app, or the fallback.", since: .august2026,
      [.any("raw").optional, .text("fallback").optional]
    ) { arguments throws(RuleError) in
      .text(
        rules.safeInternalPath(
          arguments.text("raw"), fallback: arguments.text("fallback") ?? "/coaches"))
    },
    Rule(
      "location.state", "The state at the end of a location.", [.text("location").optional]
    ) { arguments throws(RuleError) in
      .text(rules.state(inLocation: arguments.text("location")))
    },
    Rule(
      "location.timeZone", "The time zone of a state.", since: .august2026,
      [.any("state").optional]
    ) { arguments throws(RuleError) in
      .text(rules.webTimeZone(ofState: arguments.text("state")))
    },
  ]

  private static let social = [
    Rule(
      "social.normalizeHandle", "The handle in a typed text.", since: .august2026,
      [.text("value").optional, .text("platform").optional]
    ) { arguments throws(RuleError) in
      let handle = rules.normalizedHandle(
        arguments.text("value") ?? "", platform: arguments.word("platform"))
      return ["handle": .text(handle.text), "isShortUrl": .boolean(handle.isShortAddress)]
    },
    Rule(
      "social.serverValidate", "The server's verdict on a handle.",
      [.text("handle").optional, .text("platform").optional]
    ) { arguments throws(RuleError) in
      switch rules.serverVerdict(
        onHandle: arguments.text("handle") ?? "", platform: arguments.word("platform"))
      {
      case .valid(let text): ["valid": true, "normalized": .text(text)]
      case .invalid(let message): ["valid": false, "error": .text(message)]
      }
    },
    Rule(
      "social.filterValid", "The valid handles of a list, normalized.",
      [.any("handles"), .text("platform").optional]
    ) { arguments throws(RuleError) in
      .array(
        rules.validHandles(arguments.texts("handles") ?? [], platform: arguments.word("platform"))
          .map { .text($0) })
    },
    Rule(
      "social.link", "The address that a contact's link opens.", since: .august2026,
      [.text("kind"), .text("value").optional]
    ) { arguments throws(RuleError) in
      let kind: CodeRules.ContactLinkKind = try arguments.neededWord("kind")
      return .text(rules.contactLink(kind, to: arguments.text("value")))
    },
  ]
}
