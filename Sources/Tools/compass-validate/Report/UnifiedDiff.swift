import Diagnostics
import JSPrimitives
import Platform

/// The differences between two versions of a file with as many lines, as `diff -u` prints them.
enum UnifiedDiff {
  /// The lines around a change that are printed too.
  private static let context = 3

  /// Returns the differences; empty without any.
  ///
  /// - Parameters:
  ///   - path: The file, which `patch` finds by it.
  ///   - isForPeople: Whether characters that can't be seen are escaped, as on a terminal. `patch` needs the lines as they are.
  static func text(
    path: String, old: [UInt8], new: [UInt8], isForPeople: Bool = isatty(1) == 1
  ) -> [UInt8] {
    let (old, new) = (lines(of: old), lines(of: new))
    guard old.count == new.count else { return [] }
    let changed = old.indices.filter { old[$0] != new[$0] }
    guard !changed.isEmpty else { return [] }
    let name = quoted(path)
    var diff = Array("--- \(name)\n+++ \(name)\n".utf8)
    var hunks: [ClosedRange<Int>] = []
    for line in changed {
      let range = max(0, line - context)...min(old.count - 1, line + context)
      if let last = hunks.last, range.lowerBound <= last.upperBound + 1 {
        hunks[hunks.count - 1] = last.lowerBound...range.upperBound
      } else {
        hunks.append(range)
      }
    }
    for hunk in hunks { append(hunk, old, new, to: &diff) }
    guard isForPeople else { return diff }
    return Array(PrintableText.lines(String(decoding: diff, as: UTF8.self)).utf8)
  }

  /// Returns a path as git writes it: with escapes of C in quotes if it has characters that can't be seen, quotes or
  /// backslashes, and with a tab behind it if it has blanks.
  private static func quoted(_ path: String) -> String {
    guard path.unicodeScalars.contains(where: { needsQuotes($0) }) else {
      return path.utf8.contains(UInt8(ascii: " ")) ? path + "\t" : path
    }
    let letters: [UInt8: String] = [
      0x07: "a", 0x08: "b", 0x09: "t", 0x0A: "n", 0x0B: "v", 0x0C: "f", 0x0D: "r",
      UInt8(ascii: "\""): "\"", UInt8(ascii: "\\"): "\\",
    ]
    var text = "\""
    for byte in path.utf8 {
      if let letter = letters[byte] {
        text += "\\\(letter)"
      } else if 0x20...0x7E ~= byte {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        let digits = String(byte, radix: 8)
        text += "\\" + String(repeating: "0", count: 3 - digits.utf8.count) + digits
      }
    }
    return text + "\""
  }

  private static func needsQuotes(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\"" || scalar == "\\" || UnseenCharacter.contains(scalar)
  }

  private static func append(
    _ hunk: ClosedRange<Int>, _ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>],
    to diff: inout [UInt8]
  ) {
    let lines = hunk.count == 1 ? "\(hunk.lowerBound + 1)" : "\(hunk.lowerBound + 1),\(hunk.count)"
    diff += Array("@@ -\(lines) +\(lines) @@\n".utf8)
    func append(_ mark: UInt8, _ line: ArraySlice<UInt8>) {
      diff.append(mark)
      diff += line
      if line.last != UInt8(ascii: "\n") { diff += Array("\n\\ No newline at end of file\n".utf8) }
    }
    var line = hunk.lowerBound
    while line <= hunk.upperBound {
      guard old[line] != new[line] else {
        append(UInt8(ascii: " "), old[line])
        line += 1
        continue
      }
      // Lines that change together are removed together.
      var end = line
      while end <= hunk.upperBound, old[end] != new[end] { end += 1 }
      for index in line..<end { append(UInt8(ascii: "-"), old[index]) }
      for index in line..<end { append(UInt8(ascii: "+"), new[index]) }
      line = end
    }
  }

  /// Returns the lines with their line feeds.
  private static func lines(of text: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var start = 0
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
      lines.append(text[start..<end])
      start = end
    }
    return lines
  }
}
