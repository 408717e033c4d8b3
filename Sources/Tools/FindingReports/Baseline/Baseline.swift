internal import JSPrimitives
internal import SourceJSON

/// The known findings of a project. A run reports only those that are not known.
///
/// The file has a line with its format, then a JSON object a line, sorted: git merges it, and a changed finding is a changed
/// line.
package struct Baseline: Sendable {
  /// The reason why a file is not a baseline.
  package struct ReadingError: Error, Hashable, CustomStringConvertible {
    /// The line, from 1.
    package var line: Int
    /// The reason.
    package var reason: String

    package var description: String { "\(line): \(reason)" }
  }

  /// The first line of a file.
  private static let format = "compass-validate-baseline/1"

  /// The number of findings of each entry.
  package private(set) var counts: [BaselineEntry: Int] = [:]

  /// A baseline without findings.
  package init() {}

  /// The baseline of entries with the numbers of their findings.
  package init(_ counts: [BaselineEntry: Int]) { self.counts = counts }

  /// Reads a baseline. An entry that occurs twice, as after a merge, has the larger of the counts.
  package init(_ bytes: [UInt8]) throws(ReadingError) {
    var hasFormat = false
    for (index, line) in bytes.split(separator: 0x0A, omittingEmptySubsequences: false).enumerated()
    {
      if line.allSatisfy({ $0 == 0x20 || $0 == 0x0D || $0 == 0x09 }) { continue }
      let number = index + 1
      guard let object = (try? JSONDocument(Array(line)))?.value.object else {
        let text =
          line.starts(with: Array("<<<<<<<".utf8))
          ? "an unresolved conflict of git" : "not a JSON object"
        throw ReadingError(line: number, reason: text)
      }
      guard hasFormat else {
        guard object["format"]?.text?.string == Self.format else {
          throw ReadingError(
            line: number,
            reason: "not a baseline: the first line must be {\"format\":\"\(Self.format)\"}")
        }
        hasFormat = true
        continue
      }
      guard let entry = BaselineEntry(object), let count = object["count"]?.number,
        count >= 1, count <= 1e9, count == count.rounded()
      else {
        throw ReadingError(
          line: number, reason: "an entry has file, schema, path, code and a count from 1 on")
      }
      counts[entry] = max(counts[entry] ?? 0, Int(count))
    }
    guard hasFormat else {
      throw ReadingError(line: 1, reason: "not a baseline: the file is empty")
    }
  }

  /// The file of the baseline.
  package var bytes: [UInt8] {
    var bytes = Array("{\"format\":\"\(Self.format)\"}\n".utf8)
    for (entry, count) in counts.sorted(by: { $0.key < $1.key }) {
      bytes += Array(entry.line(count: count).utf8)
    }
    return bytes
  }
}
