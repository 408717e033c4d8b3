/// The version of the whole suite of vectors: `MAJOR.MINOR.PATCH`, as Semantic Versioning 2.0.0 orders them.
public struct SuiteVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  private let parts: [Int]

  /// Reads three numbers without leading zeros; nil for any other text.
  public init?(_ text: String) {
    let texts = text.split(separator: ".", omittingEmptySubsequences: false)
    let parts = texts.compactMap { part in Int(part).flatMap { String($0) == part ? $0 : nil } }
    guard texts.count == 3, parts.count == 3, parts.allSatisfy({ $0 >= 0 }) else { return nil }
    self.parts = parts
  }

  /// The three numbers, such as `1.2.0`.
  public var description: String { parts.map(String.init).joined(separator: ".") }

  /// Returns whether a version precedes another one.
  public static func < (left: SuiteVersion, right: SuiteVersion) -> Bool {
    left.parts.lexicographicallyPrecedes(right.parts)
  }
}
