import Diagnostics
import Validation

/// The functions that have stubs, as a list for standard error.
struct StubReport {
  /// The file or name of the schema.
  var name: String
  /// The behavior of the stubs.
  var behavior: FunctionRegistry.StubBehavior
  /// The stubs, in the order of the schema.
  var stubs: [FunctionRegistry.Stub]

  /// A line with the count, then a line for each kind of function with what its stubs do; empty without stubs.
  var text: String {
    guard !stubs.isEmpty else { return "" }
    let nouns = stubs.count == 1 ? "1 function is" : "\(stubs.count) functions are"
    let file = PrintableText.oneLine(name)
    var lines = ["compass-validate: \(file): \(nouns) not registered, so stubs run instead:"]
    for kind in FunctionRegistry.Stub.Kind.allCases {
      let names = stubs.filter { $0.kind == kind }.map(\.name)
      guard !names.isEmpty else { continue }
      let words = kind.words(behavior)
      lines.append(
        "  "
          + PrintableText.oneLine("\(words.noun) (\(words.deed)): \(names.joined(separator: ", "))")
      )
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Writes the list to standard error.
  func write() {
    guard !stubs.isEmpty else { return }
    var errors = OutputStream.standardError()
    // Without standard error there is nowhere to report to.
    try? errors.write(text)
    try? errors.flush()
  }
}

extension FunctionRegistry.Stub.Kind {
  /// The functions of the kind, and what their stubs do.
  fileprivate func words(
    _ behavior: FunctionRegistry.StubBehavior
  ) -> (noun: String, deed: String) {
    let fails = behavior == .fail
    return switch self {
    case .predicate: ("predicates", fails ? "never hold" : "hold")
    case .check: ("check functions", fails ? "add an issue" : "add no issue")
    case .transform:
      ("transforms", fails ? "add an issue" : "return the value as it is")
    case .overwrite: ("overwrites", "return the value as it is")
    case .condition: ("conditions of checks", fails ? "the checks run" : "the checks are skipped")
    case .defaultValue: ("defaults", "null")
    case .catchValue: ("values of catch", "null")
    case .prefaultValue: ("prefaults", "payloads that need one are undecided")
    case .message: ("messages", "Zod's own")
    }
  }
}
