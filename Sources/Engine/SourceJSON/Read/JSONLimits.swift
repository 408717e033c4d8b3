/// The limits on the depth and size of a JSON text.
public struct JSONLimits: Sendable, Hashable {
  /// The greatest depth of nested arrays and objects, from 0 to 1,000. A lone number or string has
  /// depth 0. Values of 1,000 levels survive on the smallest native stack of a thread.
  public var maximumDepth: Int {
    didSet { maximumDepth = min(max(maximumDepth, 0), Self.greatestDepth) }
  }
  /// The greatest length of a text in bytes, at most 4,294,967,295.
  public var maximumBytes: Int {
    didSet { maximumBytes = min(max(maximumBytes, 0), Self.greatestSize) }
  }

  /// The greatest length of a string or key in bytes of the source, without its quotes. The decoded
  /// value is never longer.
  ///
  /// The limit counts bytes, not UTF-16 code units, because it bounds work and memory. Limits on
  /// the length of a value belong in a schema.
  public var maximumStringBytes: Int {
    didSet { maximumStringBytes = min(max(maximumStringBytes, 0), Self.greatestSize) }
  }

  /// Creates limits. Values outside the possible range are clamped to it.
  public init(
    maximumDepth: Int = 512, maximumBytes: Int = 134_217_728,
    maximumStringBytes: Int = Self.greatestSize
  ) {
    self.maximumDepth = min(max(maximumDepth, 0), Self.greatestDepth)
    self.maximumBytes = min(max(maximumBytes, 0), Self.greatestSize)
    self.maximumStringBytes = min(max(maximumStringBytes, 0), Self.greatestSize)
  }

  /// Creates limits for a text that is only scanned, or written again from its tape. Neither uses
  /// the native stack, so any depth is safe.
  package init(depthOfTape: Int) {
    maximumDepth = depthOfTape
    maximumBytes = Self.greatestSize
    maximumStringBytes = Self.greatestSize
  }

  /// The default limits: 512 levels, 128 MiB, and strings as long as the text.
  public static let `default` = JSONLimits()

  /// The greatest possible `maximumDepth`.
  public static let greatestDepth = 1_000
  /// The greatest possible `maximumBytes` and `maximumStringBytes`.
  public static let greatestSize = Int(UInt32.max)
}
