internal import IssueLocales
internal import JSPrimitives
internal import SchemaModel
internal import SourceJSON

/// Runs cases of the kind `locale`: the message of an issue in a language.
enum LocaleCases {
  /// Runs a case, whose message is that of the suite's versions of Zod, but for those that `versions` names.
  static func run(_ vector: VectorCase, of suite: VectorSuite) -> CaseOutcome {
    var expected: [String] = []
    var found: [String] = []
    do {
      let name = vector["locale"]?.text?.string ?? ""
      guard let locale = IssueLocale(zod: name) else {
        throw ZodDefError(path: "$.locale", reason: "no locale named \"\(name)\"")
      }
      let issue = try RecordedIssue.read(vector["issue"] ?? .null)
      for version in suite.zods(of: vector) {
        let text = vector["versions"]?[JSText(version.rawValue)] ?? vector["message"]
        expected.append("\(version.rawValue): \(text?.text?.string ?? "no message")")
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
}
