internal import CompassRules
internal import SourceJSON

/// The rules of the family "codes" by their recorded names.
enum CodesFamily {
  static let all = familyCodes + texts + social

  private static let rules = CodeRules.self

  private static let familyCodes = Rule.list {
    Rule(
      "family.validateCode", "Whether a typed family code is valid, and the message if not.",
      { (code: String) -> Members in
        let error = rules.familyCodeError(in: code)
        return ["isValid": error == nil, "error": (error?.rawValue).omittingNil]
      }, "code?")
    Rule(
      "family.formatCode", "A family code as its field shows it.", rules.formattedFamilyCode,
      "input?")
    Rule(
      "family.codeIsValid", "Whether a text is exactly a family code.", rules.isFamilyCode, "code?")
    Rule(
      "family.generateCode", "A new family code from random bytes.",
      { (bytes: [[Double]], taken: [String]) throws(CodeRules.FamilyCodeError) in
        let bytes = bytes.map { $0.map { UInt8(exactly: $0) ?? 0 } }
        return try rules.makeFamilyCode(randomBytes: bytes, isTaken: taken.contains)
      }, "randomBytes", "existingCodes?")
  }

  private static let texts = Rule.list {
    Rule("zip.isValid", "Whether a postal code has five digits.", rules.isPostalCode, "zip?")
    Rule(
      "email.normalize", "An email address, trimmed and in lower case.", since: .august2026,
      rules.normalizedEmail, "email?")
    Rule(
      "link.safeInternalPath", "A path inside the app, or the fallback.", since: .august2026,
      rules.safeInternalPath, "raw", .or("fallback", "/coaches"))
    Rule("location.state", "The state at the end of a location.", rules.state, "location")
    Rule(
      "location.timeZone", "The time zone of a state.", since: .august2026, rules.webTimeZone,
      "state")
  }

  private static let social = Rule.list {
    Rule(
      "social.normalizeHandle", "The handle in a typed text.", since: .august2026,
      rules.normalizedHandle, "value?", "platform")
    Rule(
      "social.serverValidate", "The server's verdict on a handle.",
      { (handle: String, platform: CodeRules.SocialPlatform?) -> Members in
        switch rules.serverVerdict(onHandle: handle, platform: platform) {
        case .valid(let text): ["valid": true, "normalized": text]
        case .invalid(let message): ["valid": false, "error": message]
        }
      }, "handle?", .orOther("platform"))
    Rule(
      "social.filterValid", "The valid handles of a list, normalized.", rules.validHandles,
      "handles", "platform")
    Rule(
      "social.link", "The address that a contact's link opens.", since: .august2026,
      rules.contactLink, "kind", "value")
  }
}

extension CodeRules.FamilyCodeError: RuleFailure {
  func result() -> JSONValue { ["error": .text(message)] }
}
