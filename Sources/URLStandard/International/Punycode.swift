/// The encoding of a label's code points in ASCII letters, digits and hyphens.
///
/// RFC 3492 (<https://www.rfc-editor.org/rfc/rfc3492>), with its limit of 31 bits on every number.
enum Punycode {
  /// `xn--`, which announces the encoding; not part of it.
  static let labelPrefix: [UInt32] = [0x78, 0x6E, 0x2D, 0x2D]

  private static let base = 36
  private static let limit = 0x7FFF_FFFF

  /// How the digits of a number are weighed, which adapts to the numbers before it.
  private struct Bias {
    private var value = 72

    /// The threshold below which the digit at this place, counted from 1, is the last one.
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

  /// The code points of an encoded label, its prefix removed; nil if it is ill-formed.
  ///
  /// A label that would decode to something starting with the prefix is refused.
  static func decode(_ input: ArraySlice<UInt32>) -> [UInt32]? {
    if input.starts(with: labelPrefix) || input.contains(where: { $0 >= 0x80 }) { return nil }
    var output: [UInt32] = []
    var offset = input.startIndex
    if let delimiter = input.lastIndex(of: 0x2D) {
      output += input[..<delimiter]
      offset = delimiter + 1
    }
    var (codePoint, position, bias) = (0x80, 0, Bias())
    while offset < input.endIndex {
      let start = position
      var (weight, place) = (1, 1)
      while true {
        guard offset < input.endIndex, let digit = digitValue(input[offset]),
          digit <= (limit - position) / weight
        else { return nil }
        offset += 1
        position += digit * weight
        let threshold = bias.threshold(place: place)
        if digit < threshold { break }
        guard weight <= limit / (base - threshold) else { return nil }
        weight *= base - threshold
        place += 1
      }
      let count = output.count + 1
      bias.adapt(to: position - start, count: count, isFirst: start == 0)
      codePoint += position / count
      if codePoint > 0x10FFFF { return nil }
      position %= count
      output.insert(UInt32(codePoint), at: position)
      position += 1
    }
    return output
  }

  /// Appends the encoding of a label without its prefix; false if a number outgrows 31 bits.
  static func encode(_ label: ArraySlice<UInt32>, to output: inout [UInt8]) -> Bool {
    for unit in label where unit < 0x80 { output.append(UInt8(truncatingIfNeeded: unit)) }
    let basicCount = label.count { $0 < 0x80 }
    if basicCount > 0 { output.append(0x2D) }
    var (codePoint, delta, count, bias) = (UInt32(0x80), 0, basicCount, Bias())
    while count < label.count {
      guard let next = label.lazy.filter({ $0 >= codePoint }).min() else { return false }
      guard Int(next - codePoint) <= (limit - delta) / (count + 1) else { return false }
      delta += Int(next - codePoint) * (count + 1)
      codePoint = next
      for unit in label {
        if unit < codePoint {
          if delta == limit { return false }
          delta += 1
        } else if unit == codePoint {
          append(delta, bias: bias, to: &output)
          bias.adapt(to: delta, count: count + 1, isFirst: count == basicCount)
          delta = 0
          count += 1
        }
      }
      delta += 1
      codePoint += 1
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

  /// `a` to `z` for 0 to 25, then `0` to `9`.
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
