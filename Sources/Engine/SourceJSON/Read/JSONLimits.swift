/// The limits that reading a JSON text keeps.
public struct JSONLimits: Sendable, Hashable {
  /// How deep arrays and objects may nest; a lone number or string has depth 0. From 0 to 1,000, which
  /// values of any kind survive on the smallest native stack that a thread gets.
  public var maximumDepth: Int {
    didSet { maximumDepth = min(max(maximumDepth, 0), Self.greatestDepth) }
  }
  /// How many bytes a text may have, at most 4,294,967,295.
  public var maximumBytes: Int {
    didSet { maximumBytes = min(max(maximumBytes, 0), Self.greatestSize) }
  }

  /// How many bytes a string or key may have between its quotes, as it is written; its value never has more.
  ///
  /// Bytes, not UTF-16 code units: what a limit bounds is work and memory. How long a text may be is for a
  /// schema to say.
  public var maximumStringBytes: Int {
    didSet { maximumStringBytes = min(max(maximumStringBytes, 0), Self.greatestSize) }
  }

  /// Limits beyond what is possible are brought down to that.
  public init(
    maximumDepth: Int = 512, maximumBytes: Int = 134_217_728,
    maximumStringBytes: Int = Self.greatestSize
  ) {
    self.maximumDepth = min(max(maximumDepth, 0), Self.greatestDepth)
    self.maximumBytes = min(max(maximumBytes, 0), Self.greatestSize)
    self.maximumStringBytes = min(max(maximumStringBytes, 0), Self.greatestSize)
  }

  /// Limits for a text that is scanned, and at most written again from its tape: neither uses the native
  /// stack, so any depth will do.
  package init(depthOfTape: Int) {
    maximumDepth = depthOfTape
    maximumBytes = Self.greatestSize
    maximumStringBytes = Self.greatestSize
  }

  /// 512 levels, 128 MiB, and strings as long as the text.
  public static let `default` = JSONLimits()

  /// The most levels that can be asked for.
  public static let greatestDepth = 1_000
  /// The most bytes that can be asked for.
  public static let greatestSize = Int(UInt32.max)
}
