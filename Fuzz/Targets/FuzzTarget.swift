/// A fuzz target: one part of the package with its promises for every input.
///
/// A check returns or throws a finding. A trap, a sanitizer report and a hang are findings too.
package struct FuzzTarget: Sendable, CustomStringConvertible {
  /// The name on the command line and of the corpus folder.
  package let name: String
  package var description: String { name }
  private let body: @Sendable ([UInt8]) throws(Finding) -> Void

  init(_ name: String, _ body: @escaping @Sendable ([UInt8]) throws(Finding) -> Void) {
    self.name = name
    self.body = body
  }

  /// Checks one input of any bytes.
  package func check(_ input: [UInt8]) throws(Finding) { try body(input) }

  /// All targets.
  package static let all = [
    json, regexCompile, regexMatch, htmlTree, sanitizer, url, schema, payload, jsonSchema, yaml,
    json5, csv, utf16,
  ]

  /// Returns the target with a name, or nil.
  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
