/// The encoding of a label's code points in ASCII letters, digits and hyphens.
///
/// RFC 3492 (<https://www.rfc-editor.org/rfc/rfc3492>), with its limit of 31 bits on every number.
enum Punycode {
  /// `xn--`, the prefix of encoded labels, which is not part of the encoding.
  static let labelPrefix: [UInt32] = [0x78, 0x6E, 0x2D, 0x2D]

  private static let base = 36
  private static let limit = 0x7FFF_FFFF

  /// The weights of the digits of a number, which adapt to the numbers before it.
  private struct Bias {
    private var value = 72

    /// Returns the threshold below which the digit at this place, counted from 1, is the last one.
    func threshold(place: Int) -> Int { min(max(base * place - value, 1), 26) }

    mutating func adapt(to delta: Int, count: Int, isFirst: Bool) {
      var delta = isFirst ? delta / 700 : delta / 2
      delta += delta / count
      var steps = 0
      while delta > (base - 1) * 26 / 2 {
        delta /= base - 1
        steps += base
      }
      value = steps + base * delta / (delta + 38)
    }
  }

  /// Returns the code points of an encoded label, its prefix removed; nil if it is ill-formed.
  ///
  /// A label that decodes to something with the prefix is rejected.
  static func decode(_ input: ArraySlice<UInt32>) -> [UInt32]? {
    if input.starts(with: labelPrefix) || input.contains(where: { $0 >= 0x80 }) { return nil }
    var basic = input.prefix(0)
    var offset = input.startIndex
    if let delimiter = input.lastIndex(of: 0x2D) {
      basic = input[..<delimiter]
      offset = delimiter + 1
    }
    // Each insertion: the code point, and the number of earlier ones to its left.
    var insertions: [(codePoint: UInt32, rank: Int)] = []
    var (codePoint, rank, bias) = (0x80, 0, Bias())
    while offset < input.endIndex {
      let start = rank
      var (weight, place) = (1, 1)
      while true {
        guard offset < input.endIndex, let digit = digitValue(input[offset]),
          digit <= (limit - rank) / weight
        else { return nil }
        offset += 1
        rank += digit * weight
        let threshold = bias.threshold(place: place)
        if digit < threshold { break }
        guard weight <= limit / (base - threshold) else { return nil }
        weight *= base - threshold
        place += 1
      }
      let count = basic.count + insertions.count + 1
      bias.adapt(to: rank - start, count: count, isFirst: start == 0)
      codePoint += rank / count
      if codePoint > 0x10FFFF { return nil }
      rank %= count
      insertions.append((UInt32(codePoint), rank))
      rank += 1
    }
    return inserting(insertions, into: basic)
  }

  /// Returns the text after all insertions. Places are found from the last insertion backwards,
  /// since the last one keeps its place.
  private static func inserting(
    _ insertions: [(codePoint: UInt32, rank: Int)], into basic: ArraySlice<UInt32>
  ) -> [UInt32] {
    var output = [UInt32](repeating: 0, count: basic.count + insertions.count)
    var open = PositionCounts(count: output.count, isTaken: true)
    for insertion in insertions.reversed() {
      let position = open.position(ofRank: insertion.rank)
      output[position] = insertion.codePoint
      open.set(position, isTaken: false)
    }
    for (rank, unit) in basic.enumerated() { output[open.position(ofRank: rank)] = unit }
    return output
  }

  /// Appends the encoding of a label without its prefix; returns false if a number exceeds 31 bits.
  static func encode(_ label: ArraySlice<UInt32>, to output: inout [UInt8]) -> Bool {
    var handled = PositionCounts(count: label.count, isTaken: false)
    var rest: [(codePoint: UInt32, position: Int)] = []
    for (position, unit) in label.enumerated() {
      if unit < 0x80 {
        output.append(UInt8(truncatingIfNeeded: unit))
        handled.set(position, isTaken: true)
      } else {
        rest.append((unit, position))
      }
    }
    let basicCount = label.count - rest.count
    if basicCount > 0 { output.append(0x2D) }
    rest.sort { ($0.codePoint, $0.position) < ($1.codePoint, $1.position) }
    // A decoder's state: the code point it is at, and the place of the next insertion.
    var (codePoint, next, bias) = (0x80, 0, Bias())
    for (index, item) in rest.enumerated() {
      let count = basicCount + index + 1
      let rank = handled.taken(before: item.position)
      let delta = (Int(item.codePoint) - codePoint) * count + rank - next
      if delta > limit { return false }
      append(delta, bias: bias, to: &output)
      bias.adapt(to: delta, count: count, isFirst: index == 0)
      handled.set(item.position, isTaken: true)
      (codePoint, next) = (Int(item.codePoint), rank + 1)
    }
    return true
  }

  private static func append(_ number: Int, bias: Bias, to output: inout [UInt8]) {
    var (rest, place) = (number, 1)
    while true {
      let threshold = bias.threshold(place: place)
      if rest < threshold { break }
      output.append(digit(threshold + (rest - threshold) % (base - threshold)))
      rest = (rest - threshold) / (base - threshold)
      place += 1
    }
    output.append(digit(rest))
  }

  /// Returns the character of a digit: `a` to `z` for 0 to 25, then `0` to `9`.
  private static func digit(_ value: Int) -> UInt8 {
    UInt8(truncatingIfNeeded: value < 26 ? 0x61 + value : 0x16 + value)
  }

  private static func digitValue(_ unit: UInt32) -> Int? {
    switch unit {
    case 0x61...0x7A: Int(unit) - 0x61
    case 0x30...0x39: Int(unit) - 0x16
    default: nil
    }
  }
}
