/// The limits that reading a JSON text keeps.
public struct JSONOptions: Sendable, Hashable {
  /// How deep arrays and objects may nest; a lone number or string has depth 0. At most 1,000,000.
  public var maximumDepth: Int {
    didSet { maximumDepth = min(max(maximumDepth, 0), 1_000_000) }
  }
  /// How many bytes a text may have, at most 4,294,967,295.
  public var maximumBytes: Int {
    didSet { maximumBytes = min(max(maximumBytes, 0), Int(UInt32.max)) }
  }

  public init(maximumDepth: Int = 512, maximumBytes: Int = 134_217_728) {
    self.maximumDepth = min(max(maximumDepth, 0), 1_000_000)
    self.maximumBytes = min(max(maximumBytes, 0), Int(UInt32.max))
  }

  public static let `default` = JSONOptions()
}
