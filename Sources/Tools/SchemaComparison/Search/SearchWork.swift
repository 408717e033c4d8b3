internal import SchemaModel
internal import SourceJSON

/// The work of a search so far, and its limit.
///
/// It is counted in steps rather than measured by a clock, so the same schemas have the same report.
package final class SearchWork {
  /// Counts of what a search did.
  package struct Counts: Sendable, Equatable {
    /// The payloads that a schema validated.
    package var payloads = 0
    /// The schemas that were compiled.
    package var schemas = 0
    /// The comparisons in proofs.
    package var comparisons = 0
    /// The values in the payloads, the nodes of the schemas and the comparisons.
    package var steps = 0
  }

  /// The limit of a search without another one, in steps.
  package static let defaultLimit = 20_000_000

  /// The most steps.
  let limit: Int
  /// The counts so far.
  package private(set) var counts = Counts()

  /// The work of a search that has not begun.
  package init(limit: Int = SearchWork.defaultLimit) { self.limit = limit }

  /// Whether no step is left.
  var isExhausted: Bool { counts.steps >= limit }
  /// Whether half of the steps are left, for a second try.
  var hasReserve: Bool { counts.steps < limit / 2 }

  /// Counts the validation of a payload.
  ///
  /// - Returns: whether it is within the limit.
  func validate(_ payload: JSONValue) -> Bool {
    guard !isExhausted else { return false }
    counts.payloads += 1
    counts.steps += payload.valueCount
    return true
  }

  /// Counts the compilation of a schema.
  func compile(_ schema: ZodSchema) {
    counts.schemas += 1
    counts.steps += schema.nodeCount
  }

  /// Counts a comparison of a proof.
  ///
  /// - Returns: whether it is within the limit.
  func compare() -> Bool {
    guard !isExhausted else { return false }
    counts.comparisons += 1
    counts.steps += 1
    return true
  }
}

extension JSONValue {
  /// The number of values inside and of this one. A long string counts as several.
  fileprivate var valueCount: Int {
    var count = 0
    var rest = [self]
    while let next = rest.popLast() {
      count += 1
      switch next {
      case .string(let text): count += text.bytes.count / 64
      case .array(let elements): rest += elements
      case .object(let object): rest += object.members.map(\.value)
      default: break
      }
    }
    return count
  }
}

extension ZodSchema {
  /// The number of nodes, checks and listed values.
  var nodeCount: Int {
    let listed =
      switch node {
      case .literal(let values): values.count
      case .enumeration(let enumeration): enumeration.entries.count
      default: 0
      }
    return 1 + checks.count + listed + parts.reduce(0) { $0 + $1.nodeCount }
  }
}
