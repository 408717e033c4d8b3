import Foundation
import SourceJSON
import TestSupport

/// The calls of rules in the vectors.
enum RecordedCalls {
  /// Returns the rule and the arguments of each case, without those that the case leaves to its file.
  static func all() throws -> [(rule: String, arguments: [(name: String, value: JSONValue)])] {
    try ["Conformance/rules", "Conformance/specifications"].flatMap(calls)
  }

  private static func calls(
    in folder: String
  ) throws -> [(rule: String, arguments: [(name: String, value: JSONValue)])] {
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.path(folder))
    var calls: [(rule: String, arguments: [(name: String, value: JSONValue)])] = []
    for name in names where name.hasSuffix(".json") {
      let suite = try JSONValue(parsing: Repository.bytes("\(folder)/\(name)"))
      for vector in suite["cases"]?.elements ?? [] {
        guard let rule = vector["rule"]?.string else { continue }
        var arguments: [(name: String, value: JSONValue)] = []
        for (name, value) in vector["arguments"]?.object ?? [:] {
          arguments.append((name, value))
        }
        calls.append((rule, arguments))
      }
    }
    return calls
  }
}
