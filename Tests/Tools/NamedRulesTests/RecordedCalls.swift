import Foundation
import SourceJSON
import TestSupport

/// The calls of rules in the vectors.
enum RecordedCalls {
  /// Returns the rule and the arguments of each case, without those that the case leaves to its file.
  static func all() throws -> [(rule: String, arguments: [(name: String, value: JSONValue)])] {
    let folder = "Conformance/rules"
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.path(folder))
    return try names.filter { $0.hasSuffix(".json") }.flatMap { name in
      let suite = try JSONValue(parsing: Repository.bytes("\(folder)/\(name)"))
      return (suite["cases"]?.elements ?? []).compactMap { vector in
        guard let rule = vector["rule"]?.string else { return nil }
        let arguments = vector["arguments"]?.object ?? [:]
        return (rule, arguments.map { ($0.key.string, $0.value) })
      }
    }
  }
}
