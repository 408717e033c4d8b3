/// One part of the package and what must hold of it for every input.
///
/// A check either returns, throws what it found, or dies: a trap, a report of a sanitizer and a hang are
/// findings too.
package struct FuzzTarget: Sendable, CustomStringConvertible {
  /// The name on the command line and of the corpus's folder.
  package let name: String
  package var description: String { name }
  private let body: @Sendable ([UInt8]) throws(Finding) -> Void

  init(_ name: String, _ body: @escaping @Sendable ([UInt8]) throws(Finding) -> Void) {
    self.name = name
    self.body = body
  }

  /// Checks one input, whatever its bytes are.
  package func check(_ input: [UInt8]) throws(Finding) { try body(input) }

  /// All targets.
  package static let all = [
    json, regexCompile, regexMatch, htmlTree, sanitizer, url, schema, payload,
  ]

  /// Returns the target of that name, or nil.
  package static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
