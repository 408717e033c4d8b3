import JSPrimitives
import JSRegex
import SchemaModel

@testable import PayloadGeneration

/// The formats of strings.
extension Oracle {
  /// Returns the issues of a format; a URL is replaced by its trimmed form.
  func format(
    _ format: ZodSchema.StringFormat, _ check: PreparedCheck, _ value: inout OracleValue
  ) throws(Unpredictable) -> [PendingIssue] {
    guard case .string(let text) = value else { throw Unpredictable(path: check.path) }
    if RuledFormat(format)?.isURL ?? false {
      return try url(format, text, check, &value)
    }
    let matches = try matches(format, text, check)
    return matches ? [] : [PendingIssue(.invalidFormat, of: check)]
  }

  private func matches(
    _ format: ZodSchema.StringFormat, _ text: JSText, _ check: PreparedCheck
  ) throws(Unpredictable) -> Bool {
    switch format {
    case .startsWith(let prefix, _): return text.bytes.starts(with: prefix.bytes)
    case .endsWith(let suffix, _):
      return text.bytes.reversed().starts(with: suffix.bytes.reversed())
    case .includes(let part, let position, _):
      guard let position else { return text.contains(part) }
      return JSText(utf16: text.utf16.dropFirst(max(position, 0))).contains(part)
    default: break
    }
    if let ruled = RuledFormat(format) {
      var algorithm: String?
      if case .jwt(let name) = format { algorithm = name }
      guard
        let matches = RuledText(text: text, version: version).matches(ruled, algorithm: algorithm)
      else { throw Unpredictable(path: check.path) }
      return matches
    }
    return try matches(check.pattern, text, check)
  }

  private func matches(
    _ pattern: PreparedPattern?, _ text: JSText, _ check: PreparedCheck
  ) throws(Unpredictable) -> Bool {
    guard let matches = try? pattern?.regex.test(text) else {
      throw Unpredictable(path: check.path)
    }
    return matches
  }

  /// Validates a URL and the conditions on its parts.
  private func url(
    _ format: ZodSchema.StringFormat, _ text: JSText, _ check: PreparedCheck,
    _ value: inout OracleValue
  ) throws(Unpredictable) -> [PendingIssue] {
    let trimmed = text.trimmed()
    var options = ZodSchema.URLOptions()
    if case .url(let given) = format { options = given }
    if version >= .v4_4_3, !options.isNormalizing, options.protocol?.jsSource == "^https?$" {
      let start = trimmed.bytes.prefix(8).map { $0 | 0x20 }
      guard start.starts(with: "http://".utf8) || start.starts(with: "https://".utf8) else {
        return [PendingIssue(.invalidFormat, of: check)]
      }
    }
    guard let isURL = PlainURL.isURL(trimmed) else { throw Unpredictable(path: check.path) }
    guard isURL else { return [PendingIssue(.invalidFormat, of: check)] }
    var issues: [PendingIssue] = []
    let parts = PlainURL.parts(of: trimmed)
    if let hostname = check.urlPatterns.hostname, try !matches(hostname, parts.host, check) {
      issues.append(PendingIssue(.invalidFormat, of: check))
    }
    if let scheme = check.urlPatterns.scheme, try !matches(scheme, parts.scheme, check) {
      issues.append(PendingIssue(.invalidFormat, of: check))
    }
    // The normalized form is for a parser to make.
    value = options.isNormalizing ? .opaqueText : .string(trimmed)
    return issues
  }
}
