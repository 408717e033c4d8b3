import Foundation
import HTMLSanitizing

/// The sanitizer on plain text beside `memchr` and `memcpy`, and on notes.
enum SanitizeBench {
  /// Lengths of plain text: within the nearest cache, within the next, and beyond all.
  private static let sizes = [1 << 10, 1 << 16, 1 << 26]
  private static let notes =
    Notes.mixed
    + [("1 KB", 1_000), ("10 KB", 10_000), ("100 KB", 100_000)].map {
      (name: $0.0, bytes: Notes.markup(bytes: $0.1))
    }

  /// Returns the measure of a name: `plain/<bytes>`, `memchr/<bytes>`, `memcpy/<bytes>` or `note/<name>`.
  static func measure(_ name: String) -> TextMeasure? {
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2 else { return nil }
    if let note = notes.first(where: { $0.name == parts[1] }) {
      return measure(parts[0], note.bytes, named: name)
    }
    return Int(parts[1]).flatMap { measure(parts[0], Notes.plain(bytes: $0), named: name) }
  }

  private static func measure(_ kind: String, _ text: [UInt8], named name: String) -> TextMeasure? {
    let sanitizer = HTMLSanitizer.february2026
    switch kind {
    case "plain", "note":
      return TextMeasure(name: name) {
        try text.withUnsafeBufferPointer { try sanitizer.sanitize($0)?.count ?? $0.count }
      }
    case "memchr":
      return TextMeasure(name: name) {
        text.withUnsafeBytes { bytes in
          bytes.baseAddress.flatMap { memchr($0, 0x3C, bytes.count) } == nil ? bytes.count : 0
        }
      }
    case "memcpy":
      let target = CopyTarget(count: text.count)
      return TextMeasure(name: name) { text.withUnsafeBytes(target.copy) }
    default: return nil
    }
  }

  /// Prints both tables; returns whether every target is met.
  static func printTables(rounds: Int) throws -> Bool {
    let plain = try printPlain(rounds)
    print("")
    return try printNotes(rounds) && plain
  }

  private static func printPlain(_ rounds: Int) throws -> Bool {
    print(
      """
      Text without `<`, GB/s of CPU time, medians of \(rounds) interleaved rounds

      | bytes | sanitize | memchr | memcpy | time to memchr's | time to memcpy's (at most 1.1) |
      | ---: | ---: | ---: | ---: | ---: | ---: |
      """)
    var isMet = true
    for size in sizes {
      let names = ["plain", "memchr", "memcpy"].map { "\($0)/\(size)" }
      let times = try TextRounds(names.compactMap(measure), count: rounds)
      let speeds = names.map { String(format: "%.1f", Double(size) / times.median($0)) }
      let ratios = names.dropFirst().map { times.ratio(names[0], to: $0) }
      if ratios[1] > 1.1 { isMet = false }
      let cells = [String(size)] + speeds + ratios.map { String(format: "%.2f", $0) }
      print("| \(cells.joined(separator: " | ")) |")
    }
    return isMet
  }

  private static func printNotes(_ rounds: Int) throws -> Bool {
    print(
      """
      Notes, CPU microseconds of a call, medians of \(rounds) interleaved rounds

      | note | bytes | sanitize | a KB (at most 10) |
      | --- | ---: | ---: | ---: |
      """)
    var isMet = true
    for note in notes {
      let name = "note/\(note.name)"
      let times = try TextRounds([name].compactMap(measure), count: rounds)
      let ours = times.median(name) / 1_000
      let perKilobyte = ours * 1_000 / Double(note.bytes.count)
      if perKilobyte > 10 { isMet = false }
      let cells = [
        note.name, String(note.bytes.count), String(format: "%.2f", ours),
        String(format: "%.2f", perKilobyte),
      ]
      print("| \(cells.joined(separator: " | ")) |")
    }
    return isMet
  }
}

/// Memory to copy text into.
private final class CopyTarget {
  private var bytes: [UInt8]

  init(count: Int) { bytes = [UInt8](repeating: 0, count: count) }

  /// Copies as many bytes as there is room for; returns how many there were.
  func copy(_ source: UnsafeRawBufferPointer) -> Int {
    bytes.withUnsafeMutableBytes { target in
      if let from = source.baseAddress, let to = target.baseAddress {
        memcpy(to, from, min(source.count, target.count))
      }
    }
    return source.count
  }
}
