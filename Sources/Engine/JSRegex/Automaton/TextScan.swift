internal import CTextScan

/// A scan for characters by vector instructions, in memory of its own.
struct TextScan {
  /// The ranges for ASCII text and for other decoded text.
  private let narrow: UnsafePointer<compass_scan>
  private let wide: UnsafePointer<compass_scan>
  /// The ranges of bytes for WTF-8 text; nil if a scan would not be worthwhile.
  private let encoded: UnsafePointer<compass_scan>?
  /// The offset of the first character to find in a match, and of its first byte.
  private let offset: Int
  private let encodedOffset: Int

  init(_ plan: ScanPlan) {
    narrow = Self.scan(plan, last: 0x7F)
    wide = Self.scan(plan, last: 0x10FFFF)
    offset = plan.offset
    let bytes = plan.forBytes
    encoded = bytes.map { Self.scan($0, last: 0xFF) }
    encodedOffset = bytes?.offset ?? 0
  }

  private static func scan(_ plan: ScanPlan, last: UInt32) -> UnsafePointer<compass_scan> {
    var scan = compass_scan()
    for range in plan.first.restricted(to: last).ranges {
      compass_set_add(&scan.first, range.lowerBound, range.upperBound)
    }
    if let second = plan.second {
      scan.has_second = 1
      scan.distance = plan.distance
      for range in second.restricted(to: last).ranges {
        compass_set_add(&scan.second, range.lowerBound, range.upperBound)
      }
    }
    let place = UnsafeMutablePointer<compass_scan>.allocate(capacity: 1)
    place.initialize(to: scan)
    return UnsafePointer(place)
  }

  func deallocate() {
    narrow.deallocate()
    wide.deallocate()
    encoded?.deallocate()
  }

  /// Returns the first offset at or after `start` of a character to find, or `end`.
  ///
  /// `start` is at most `end`, the end of the text.
  @inline(__always)
  func next<Unit: FixedWidthInteger & UnsignedInteger>(
    in base: UnsafePointer<Unit>, from start: Int, to end: Int
  ) -> Int {
    let text = UnsafeRawPointer(base)
    switch Unit.bitWidth {
    case 8: return compass_scan_8(narrow, text.assumingMemoryBound(to: UInt8.self), start, end)
    case 16: return compass_scan_16(wide, text.assumingMemoryBound(to: UInt16.self), start, end)
    default: return compass_scan_32(wide, text.assumingMemoryBound(to: UInt32.self), start, end)
    }
  }

  /// Returns the first offset at or after `start` where a match may start, or `end` if there is
  /// none before it.
  @inline(__always)
  func nextMatch<Unit: FixedWidthInteger & UnsignedInteger>(
    in base: UnsafePointer<Unit>, from start: Int, to end: Int
  ) -> Int {
    guard end &- start > offset else { return end }
    let found = next(in: base, from: start &+ offset, to: end)
    return found == end ? end : found &- offset
  }

  /// Returns the first offset at or after `start` of a byte in WTF-8 text with which a character to
  /// find may start, or `end`.
  @inline(__always)
  func nextEncoded(in base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
    encoded.map { compass_scan_8($0, base, start, end) } ?? start
  }

  /// Returns the first offset at or after `start` in WTF-8 text where a match may start, or `end` if
  /// there is none before it.
  @inline(__always)
  func nextEncodedMatch(in base: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
    guard end &- start > encodedOffset else { return end }
    let found = nextEncoded(in: base, from: start &+ encodedOffset, to: end)
    return found == end ? end : found &- encodedOffset
  }
}
