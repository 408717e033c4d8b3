/// A text in WTF-8 that an automaton reads without decoding it beforehand.
///
/// Places are offsets of bytes. If the characters are code units, the place between the halves of a
/// pair is the middle of its four bytes. All reads are in bounds whatever the bytes are.
struct EncodedText: SearchText {
  private let base: UnsafePointer<UInt8>
  let end: Int
  /// Whether a pair is one character.
  private let readsCodePoints: Bool

  /// Creates the text of WTF-8 bytes; nil if there are none.
  @inline(__always)
  init?(_ bytes: UnsafeBufferPointer<UInt8>, readsCodePoints: Bool) {
    guard let base = bytes.baseAddress, !bytes.isEmpty else { return nil }
    (self.base, end) = (base, bytes.count)
    self.readsCodePoints = readsCodePoints
  }

  // MARK: Characters

  @inline(__always)
  func next(_ place: inout Int, _ classes: SearchAutomaton.ClassMap) -> Int {
    let byte = base[place]
    guard byte >= 0x80 else {
      place &+= 1
      return classes[byte]
    }
    return nextWide(&place, classes)
  }

  private func nextWide(_ place: inout Int, _ classes: SearchAutomaton.ClassMap) -> Int {
    let lead = UInt32(base[place])
    switch length(of: lead, at: place) {
    case 2:
      place &+= 2
      return classes[(lead & 0x1F) << 6 | bits(place &- 1)]
    case 3:
      place &+= 3
      return classes[(lead & 0x0F) << 12 | bits(place &- 2) << 6 | bits(place &- 1)]
    case 4:
      if readsCodePoints {
        place &+= 4
        return classes[codePoint(at: place &- 4)]
      }
      place &+= 2
      return classes[0xD7C0 &+ codePoint(at: place &- 2) >> 10]
    default:
      if isInPair(place) {
        place &+= 2
        return classes[0xDC00 | codePoint(at: place &- 4) & 0x3FF]
      }
      place &+= 1
      return classes[lead]
    }
  }

  @inline(__always)
  func previous(_ place: inout Int, _ classes: SearchAutomaton.ClassMap) -> Int {
    place = start(before: place)
    var start = place
    return next(&start, classes)
  }

  func place(_ count: Int, before place: Int) -> Int {
    var place = place
    for _ in 0..<count where place > 0 { place = start(before: place) }
    return place
  }

  /// Returns the start of the character before a place after 0.
  @inline(__always)
  private func start(before place: Int) -> Int {
    if base[place &- 1] < 0x80 { return place &- 1 }
    var start = place &- 1
    while start > 0, place &- start < 4, base[start] & 0xC0 == 0x80 { start &-= 1 }
    // The second half of a pair starts in its middle.
    let isSecond = !readsCodePoints && place &- start == 4
    return isSecond ? start &+ 2 : start
  }

  /// Returns the place after the character at a place before the end.
  func place(after place: Int) -> Int {
    let length = length(of: UInt32(base[place]), at: place)
    if length == 0 { return place &+ (isInPair(place) ? 2 : 1) }
    return place &+ (length == 4 && !readsCodePoints ? 2 : length)
  }

  /// Returns the number of bytes of the character with this first byte; 0 if there is none, because
  /// the byte is not the first one or the end cuts the character short.
  @inline(__always)
  private func length(of lead: UInt32, at place: Int) -> Int {
    let length =
      if lead < 0x80 { 1 } else if lead < 0xC0 { 0 } else if lead < 0xE0 { 2 } else {
        lead < 0xF0 ? 3 : 4
      }
    return length <= end &- place ? length : 0
  }

  /// Returns whether a place is in the middle of the four bytes of a pair.
  @inline(__always)
  func isInPair(_ place: Int) -> Bool {
    place >= 2 && end &- place >= 2 && base[place] & 0xC0 == 0x80 && base[place &- 2] >= 0xF0
  }

  /// The code point of four bytes.
  @inline(__always)
  private func codePoint(at place: Int) -> UInt32 {
    (UInt32(base[place]) & 0x07) << 18 | bits(place &+ 1) << 12 | bits(place &+ 2) << 6
      | bits(place &+ 3)
  }

  @inline(__always)
  private func bits(_ place: Int) -> UInt32 { UInt32(base[place]) & 0x3F }

  // MARK: Units

  @inline(__always)
  func hasUnits(at place: Int) -> Bool {
    UnsafeRawPointer(base + place).loadUnaligned(as: UInt32.self) & 0x8080_8080 == 0
  }

  @inline(__always)
  func classOfUnit(at place: Int, _ classes: SearchAutomaton.ClassMap) -> Int {
    classes[base[place]]
  }

  // MARK: Scans

  // A scan stops before each pair that may have a character to find.

  func find(_ scan: TextScan, from place: Int) -> Int {
    isInPair(place) ? place : scan.nextEncoded(in: base, from: place, to: end)
  }

  func findMatch(_ scan: TextScan, from place: Int) -> Int {
    if isInPair(place) { return place }
    var found = scan.nextEncodedMatch(in: base, from: place, to: end)
    // Before the characters that the scan looks for a match has ASCII only, but the text may have any character there.
    // A search starts before it, since assertions look at it.
    while found > place, found < end, base[found] & 0xC0 == 0x80 { found &-= 1 }
    return found
  }
}
