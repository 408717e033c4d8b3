internal import IssueLocales
internal import SchemaModel
internal import SourceJSON

/// Runs cases of the kind `locale`: the message of an issue in a language.
enum LocaleCases {
  /// Runs a case. Its message is that of every version of Zod that `versions` does not name.
  static func run(_ vector: VectorCase, of suite: VectorSuite) -> CaseOutcome {
    var expected: [String] = []
    var found: [String] = []
    do {
      let name = vector["locale"]?.text?.string ?? ""
      guard let locale = IssueLocale(zod: name) else {
        throw ZodDefError(path: "$.locale", reason: "no locale named \"\(name)\"")
      }
      let issue = try RecordedIssue.read(vector["issue"] ?? .null)
      let messages = try messages(of: vector)
      for version in ZodVersion.allCases {
        expected.append("\(version.rawValue): \(messages[version] ?? "no message")")
        let message = locale.message(of: issue, zod: version)
        found.append("\(version.rawValue): \(message ?? "no message")")
      }
    } catch {
      return .failed(
        expected: JSONWriter.string(of: vector["message"] ?? .null), found: "\(error)")
    }
    guard expected == found else {
      return .failed(
        expected: expected.joined(separator: "; "), found: found.joined(separator: "; "))
    }
    return .passed
  }

  /// Returns the message of each version of Zod.
  private static func messages(
    of vector: VectorCase
  ) throws(ZodDefError) -> [ZodVersion: String] {
    var messages: [ZodVersion: String] = [:]
    for version in ZodVersion.allCases { messages[version] = vector["message"]?.text?.string }
    for (name, message) in vector["versions"]?.object?.members ?? [] {
      guard let version = ZodVersion(recorded: name.string), let text = message.text else {
        throw ZodDefError(path: "$.versions.\(name)", reason: "expected a message of a version")
      }
      messages[version] = text.string
    }
    return messages
  }
}
