import JSPrimitives
import SourceJSON

@testable import PayloadGeneration

/// The registered functions, as far as their results matter here.
extension Oracle {
  static func apply(
    _ transform: KnownTransform, _ value: inout OracleValue, path: String
  ) throws(Unpredictable) {
    guard case .string(let text) = value else {
      // These two run before any schema; they leave other values to the schema after them.
      if transform == .toE164US || transform == .assumeHTTPS { return }
      throw Unpredictable(path: path)
    }
    switch transform {
    case .trim: value = .string(text.trimmed())
    case .toLowerCase: value = .string(text.lowercased())
    case .toUpperCase: value = .string(text.uppercased())
    case .stripHTML: value = .string(text.strippedOfTags.trimmed())
    case .sanitizeHTML: value = text.isPlain ? .string(text.trimmed()) : .opaqueText
    case .stripLeadingAt:
      if text.bytes.first == UInt8(ascii: "@") {
        value = .string(JSText(wtf8: Array(text.bytes.dropFirst())))
      }
    case .toE164US: value = .string(text.asE164US)
    case .assumeHTTPS: value = .string(text.trimmed().withScheme)
    case .slugify: value = .string(text.slug)
    case .normalizeNFC, .normalizeNFD, .normalizeNFKC, .normalizeNFKD:
      // Only ASCII is the same in every form.
      if !text.isASCII { value = .opaqueText }
    }
  }
}

extension KnownPredicate {
  /// Returns whether the predicate holds, or nil if that is not known.
  func holds(_ value: OracleValue) -> Bool? {
    switch self {
    case .truthy: return value.isTruthy
    case .alwaysPass: return true
    case .alwaysFail: return false
    default: break
    }
    if self == .httpURL {
      guard case .string(let text) = value else { return nil }
      let lowered = text.lowercased().bytes
      guard lowered.starts(with: "http://".utf8) || lowered.starts(with: "https://".utf8) else {
        return false
      }
      return PlainURL.isURL(text)
    }
    if self == .emptyOrRelativePath {
      guard case .string(let text) = value else { return nil }
      return text.isEmpty || text.utf16.first == 0x2F
    }
    guard case .object(let members) = value else { return nil }
    switch self {
    case .httpURL, .emptyOrRelativePath, .truthy, .alwaysPass, .alwaysFail: return nil
    case .schoolOrCoach:
      guard let school = value.member("school_id").isTruthy,
        let coach = value.member("coach_id").isTruthy
      else { return nil }
      return school || coach
    case .endNotBeforeStart: return Self.isNotBefore("end_date", "start_date", value)
    case .deadlineNotBeforeOffer: return Self.isNotBefore("deadline_date", "offer_date", value)
    case .passwordsMatch:
      guard case .string(let password) = value.member("password"),
        case .string(let confirmation) = value.member("confirmPassword")
      else { return nil }
      return password == confirmation
    case .amountOrPercentage:
      let values = [value.member("scholarship_amount"), value.member("scholarship_percentage")]
      for value in values {
        switch value {
        case .absent, .null: return true
        case .number(let number) where !(number > 0): return true
        default: continue
        }
      }
      for value in values {
        guard case .number = value else { return nil }
      }
      return false
    case .playerNeedsBirthDate:
      guard case .string("player") = value.member("role") else { return true }
      switch value.member("dateOfBirth") {
      case .string(let text): return text.isCalendarDate
      case .absent, .null: return false
      default: return nil
      }
    case .atLeastOneField: return !members.isEmpty
    }
  }

  private static func isNotBefore(
    _ later: JSText, _ earlier: JSText, _ value: OracleValue
  ) -> Bool? {
    let (end, start) = (value.member(later), value.member(earlier))
    guard let endIsSet = end.isTruthy, let startIsSet = start.isTruthy else { return nil }
    guard endIsSet, startIsSet else { return true }
    guard case .string(let endText) = end, case .string(let startText) = start else { return nil }
    guard let endTime = endText.bytes.withUnsafeBufferPointer(JSDate.parse),
      let startTime = startText.bytes.withUnsafeBufferPointer(JSDate.parse)
    else { return false }
    return endTime >= startTime
  }
}

extension JSText {
  /// Whether the string matches `/^\d{4}-\d{2}-\d{2}$/`.
  fileprivate var isCalendarDate: Bool {
    let form = "dddd-dd-dd".utf8
    return bytes.count == form.count
      && zip(bytes, form).allSatisfy { byte, place in
        place == UInt8(ascii: "-") ? byte == place : (0x30...0x39).contains(byte)
      }
  }
}
