import ArgumentParser
import SchemaComparison

/// The option with the limit of a search for payloads and proofs.
struct SearchLimitOption: ParsableArguments {
  // Numbers are parsed unconditionally, so that a negative one is reported as such.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      The most steps of the search: values of the payloads that are validated, nodes of the schemas that are compiled, \
      comparisons of proofs. What is open after them is unknown.
      """,
      valueName: "n"))
  var maxSearchSteps = SearchWork.defaultLimit

  func validate() throws {
    guard (1...Self.maximum).contains(maxSearchSteps) else {
      throw ValidationError("--max-search-steps must be a number from 1 to \(Self.maximum).")
    }
  }

  private static let maximum = 1_000_000_000_000

  /// Returns the sentence for a search that the limit ended.
  static func sentence(limit: Int) -> String {
    "The limit of \(limit) steps ended the search: the rest is unknown; --max-search-steps sets the limit."
  }
}
