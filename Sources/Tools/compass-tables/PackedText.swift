/// Numbers as printable ASCII, in the form that `PackedNumbers` of the package reads.
struct PackedText {
  /// The bytes so far.
  private(set) var bytes: [UInt8] = []

  init() {}

  /// Appends a number: base 32 digits, the last of them a byte from 0x5D on.
  mutating func append(_ number: UInt32) {
    var digits = [UInt8(0x5D + number & 31)]
    var rest = number >> 5
    while rest > 0 {
      digits.append(UInt8(0x30 + rest & 31))
      rest >>= 5
    }
    bytes += digits.reversed()
  }

  /// Appends a number of either sign: twice its magnitude, less one if it is negative.
  mutating func append(signed number: Int64) {
    append(UInt32(number < 0 ? -2 * number - 1 : 2 * number))
  }

  /// Appends the numbers of another text.
  mutating func append(contentsOf other: PackedText) { bytes += other.bytes }

  /// Ascending ranges: the gap before each and its number of members less one.
  init(ranges: [Range<UInt32>]) {
    var end: UInt32 = 0
    for range in ranges {
      append(range.lowerBound - end)
      append(range.upperBound - range.lowerBound - 1)
      end = range.upperBound
    }
  }

  /// Strings in ascending order: what each shares with the one before, and its further code points.
  init(strings: [[UInt32]]) {
    var previous: [UInt32] = []
    for string in strings {
      let shared = zip(previous, string).prefix { $0 == $1 }.count
      append(UInt32(shared))
      append(UInt32(string.count - shared))
      for codePoint in string[shared...] { append(codePoint) }
      previous = string
    }
  }

  /// A mapping of code points as runs: gap, members less one, their distance, distance of targets.
  init(mapping: [UInt32: UInt32]) {
    struct Run {
      var first: UInt32
      var last: UInt32
      var step: UInt32
      let delta: Int64
    }
    var runs: [Run] = []
    for (source, target) in mapping.sorted(by: { $0.key < $1.key }) {
      let delta = Int64(target) - Int64(source)
      if let run = runs.last, run.delta == delta {
        let gap = source - run.last
        if gap == run.step || run.first == run.last && gap == 2 {
          runs[runs.count - 1].step = gap
          runs[runs.count - 1].last = source
          continue
        }
      }
      runs.append(Run(first: source, last: source, step: 1, delta: delta))
    }
    var end: UInt32 = 0
    for run in runs {
      append(run.first - end)
      append((run.last - run.first) / run.step)
      append(run.step)
      append(signed: run.delta)
      end = run.last + 1
    }
  }

  /// Returns a Swift literal of the text over as many lines as it takes, those after the first indented.
  func literal(indentation: String) -> String {
    let lines = stride(from: 0, to: bytes.count, by: 88).map { start in
      String(decoding: bytes[start..<min(start + 88, bytes.count)], as: UTF8.self)
    }
    if lines.count <= 1 { return "\"\(lines.first ?? "")\"" }
    let body = lines.map { indentation + $0 }.joined(separator: "\\\n")
    return "\"\"\"\n\(body)\n\(indentation)\"\"\""
  }
}
