internal import CompassRules

#if canImport(FoundationEssentials)
internal import FoundationEssentials
#else
internal import Foundation
#endif

/// The offsets of a time zone, read from the system's compiled zone files (RFC 9636).
struct ZoneFile: Sendable {
  /// The moments at which the offset changes, in seconds since 1970, ascending.
  private var transitions: [Int] = []
  /// The offset from each moment on, in seconds.
  private var offsets: [Int] = []
  /// The offset before the first change.
  private var firstOffset = 0
  /// The rule after the last change; nil if the last offset stays.
  private var rule: ZoneRule?

  /// The folder that Linux and macOS keep the files in.
  private static let folder = "/usr/share/zoneinfo/"
  /// More than -25 hours and less than 26, as RFC 9636 has it.
  private static let offsetRange = -89_999...93_599

  /// Reads the zone of a name such as `America/New_York`; nil if the system has no such zone.
  init?(named name: String) {
    // No dot, so that a name can't leave the folder.
    let isName = name.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF)
        || "/_-+".utf8.contains(byte)
    }
    guard isName, !name.isEmpty,
      let bytes = try? Data(contentsOf: URL(fileURLWithPath: Self.folder + name))
    else { return nil }
    self.init(Array(bytes))
  }

  /// Reads a compiled file, of which only the part with 64-bit moments counts.
  ///
  /// Files with leap seconds are none here: the clocks of JavaScript don't count them.
  init?(_ bytes: [UInt8]) {
    guard let first = Header(bytes, at: 0), first.version >= UInt8(ascii: "2") else { return nil }
    let start = Header.length + first.bodyLength(momentLength: 4)
    guard let header = Header(bytes, at: start), header.leapCount == 0 else { return nil }
    let body = start + Header.length
    let end = body + header.bodyLength(momentLength: 8)
    guard bytes.count > end, header.typeCount > 0 else { return nil }

    func integer(at place: Int, length: Int) -> Int64 {
      let magnitude = bytes[place..<place + length].reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      return length == 8
        ? Int64(bitPattern: magnitude) : Int64(Int32(truncatingIfNeeded: magnitude))
    }
    let indices = body + header.momentCount * 8
    let types = indices + header.momentCount
    let typeOffsets = (0..<header.typeCount).map { Int(integer(at: types + $0 * 6, length: 4)) }
    guard typeOffsets.allSatisfy(Self.offsetRange.contains) else { return nil }
    firstOffset = typeOffsets[0]
    for place in 0..<header.momentCount {
      let type = Int(bytes[indices + place])
      let moment = Int(clamping: integer(at: body + place * 8, length: 8))
      guard type < typeOffsets.count, transitions.last.map({ $0 < moment }) ?? true else {
        return nil
      }
      transitions.append(moment)
      offsets.append(typeOffsets[type])
    }

    // The footer is a line between two line breaks; an empty one has no rule.
    let lineBreak = UInt8(ascii: "\n")
    let footer = bytes[(end + 1)...].prefix { $0 != lineBreak }
    guard bytes[end] == lineBreak, footer.endIndex < bytes.count else { return nil }
    if footer.isEmpty { return }
    guard let rule = ZoneRule(footer) else { return nil }
    self.rule = rule
  }

  /// Returns the offset at a moment in seconds since 1970.
  func offset(at seconds: Int) -> Int {
    if let rule, transitions.last.map({ seconds >= $0 }) ?? true { return rule.offset(at: seconds) }
    var (low, high) = (0, transitions.count)
    while low < high {
      let middle = (low + high) / 2
      if transitions[middle] <= seconds { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? firstOffset : offsets[low - 1]
  }

  /// The clock of the zone.
  var clock: LocalClock {
    LocalClock { moment in
      guard moment.isValid else { return 0 }
      return offset(at: Int((moment.milliseconds / 1000).rounded(.down)))
    }
  }

  /// The counts at the start of each part of a file.
  private struct Header {
    static let length = 44

    let version: UInt8
    private let counts: [Int]

    /// Reads a header; nil if it isn't there, or counts more than the file has bytes.
    init?(_ bytes: [UInt8], at start: Int) {
      guard bytes.count >= start + Self.length, bytes[start..<start + 4].elementsEqual("TZif".utf8)
      else { return nil }
      version = bytes[start + 4]
      let counts = (0..<6).map { field in
        let place = start + 20 + field * 4
        return bytes[place..<place + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
      }
      guard counts.allSatisfy({ $0 <= bytes.count }) else { return nil }
      self.counts = counts.map(Int.init)
    }

    var leapCount: Int { counts[2] }
    var momentCount: Int { counts[3] }
    var typeCount: Int { counts[4] }

    func bodyLength(momentLength: Int) -> Int {
      let (universal, standard, leaps, moments, types, letters) =
        (counts[0], counts[1], counts[2], counts[3], counts[4], counts[5])
      return moments * (momentLength + 1) + types * 6 + letters + leaps * (momentLength + 4)
        + standard + universal
    }
  }
}
