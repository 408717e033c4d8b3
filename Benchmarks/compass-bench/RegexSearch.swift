import Foundation
import JSPrimitives
import JSRegex

/// One pattern on the texts of files, for a program that asks for one search after the other.
///
/// A name is a call and a path: `test/PATH`, `exec/PATH`, or `all/PATH` for all matches with their captures.
final class RegexSearch {
  private let regex: JSRegex
  private var texts: [String: JSText] = [:]

  init(pattern: String, flags: String) throws {
    regex = try JSRegex(pattern, flags: flags)
  }

  /// Answers each name from standard input with a line: a number for the result, then the nanoseconds of a call, or
  /// `undecided` and the reason. The number is 0 or 1 for a test, 0 or 1 + the sum of the match's start and end in code
  /// units for the first match, and the number of matches for all of them.
  func serve() throws {
    while let name = readLine() {
      // Not buffered: the asker waits.
      FileHandle.standardOutput.write(Data((try answer(to: name) + "\n").utf8))
    }
  }

  private func answer(to name: String) throws -> String {
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2, let search = search(parts[0]) else { return "unknown" }
    let text = try text(at: parts[1])
    do throws(MatchError) {
      // The first call compiles, which takes no noticeable part of a long one.
      var found = 0
      let first = try CPUClock.time { () throws(MatchError) in found = try search(text) }
      var (calls, time) = first > 100 * TextRounds.window ? (1, first) : (0, 0)
      while time < TextRounds.window {
        time += try CPUClock.time { () throws(MatchError) in found = try search(text) }
        calls += 1
      }
      return "\(found) \(String(format: "%.1f", time / Double(calls)))"
    } catch {
      return "undecided \(error)"
    }
  }

  private func search(_ call: String) -> ((JSText) throws(MatchError) -> Int)? {
    let regex = regex
    switch call {
    case "test":
      return { (text) throws(MatchError) in try regex.test(text) ? 1 : 0 }
    case "exec":
      return { (text) throws(MatchError) in
        try regex.exec(text).map { 1 + $0.index + $0.end } ?? 0
      }
    case "all":
      return { (text) throws(MatchError) in
        var matches = regex.matchAll(text)
        var count = 0
        while try matches.next() != nil { count += 1 }
        return count
      }
    default:
      return nil
    }
  }

  private func text(at path: String) throws -> JSText {
    if let known = texts[path] { return known }
    let bytes = try Data(contentsOf: URL(fileURLWithPath: path))
    let text = JSText(String(decoding: bytes, as: UTF8.self))
    texts[path] = text
    return text
  }
}
