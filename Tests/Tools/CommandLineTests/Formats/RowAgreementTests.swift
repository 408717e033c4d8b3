import Foundation
import TestSupport
import Testing

/// The rows of a CSV file have the same findings whichever way it is read: in chunks on all threads, from a pipe, one row
/// after the other, or as a whole in UTF-16, of which each row has a map to the file.
@Suite struct RowAgreementTests {
  private static let fields: [[String]] = [
    ["head", "assistant", "recruiting", "boss", "\"head\"", "", "\"he\"\"ad\"", "HEAD"],
    ["Ana", "\"Smith, Jr.\"", "\"two\nlines\"", "", "Zoë", "😀", "a\"b", "\"\"\"\"", "x\ty", "\\"],
    ["a@b.co", "nobody", "", "\"c@d.org\"", "ana@example.com"],
    ["x", "", "\"\"", "long " + String(repeating: "y", count: 200)],
  ]

  private static func text(_ seed: Int, rows: Int) -> String {
    var random = SeededRandom(seed: UInt64(seed))
    var text = "role,first_name,email,notes\n"
    for _ in 0..<rows {
      switch random.number(below: 60) {
      case 0: text += "\n"
      case 1: text += "# a \"comment\n"
      case 2: text += "head,only\n"
      case 3: text += "head,a,b@c.de,\"x\"y\n"
      case 4: text += "head,a\rb,c@d.ef,\n"
      default:
        let end = random.isOne(in: 3) ? "\r\n" : "\n"
        text += fields.map { random.choose($0) }.joined(separator: ",") + end
      }
    }
    return text
  }

  @Test(arguments: 0..<3)
  func ways(_ seed: Int) throws {
    let text = Self.text(seed, rows: seed == 0 ? 100 : 6_000)
    let tool = try ToolRun()
    try tool.folder.write(text, to: "a.csv")
    let wide = try #require(text.data(using: .utf16LittleEndian))
    try tool.folder.write([0xFF, 0xFE] + Array(wide), to: "wide/a.csv")
    for options in [["--comments", "#"], []] {
      func run(_ arguments: String..., input: String = "") throws -> [String] {
        let result = try CompassValidateProcess.run(
          ["coach"] + arguments + options, in: tool.folder, input: input)
        return ["\(result.status)", result.output, result.errors]
      }
      let whole = try run("wide/a.csv").map { $0.replacing("wide/a.csv", with: "a.csv") }
      #expect(whole[1].count > 1_000)
      for threads in ["1", "3"] { #expect(try run("a.csv", "-j", threads) == whole) }
      #expect(try run("-", "--stdin-name", "a.csv", input: text) == whole)
      // The rows as parts of a file, each of which has a map.
      let parts = try run("a.csv", "--at", "")
      #expect(parts[0] == whole[0] && parts[2] == whole[2])
      let quiet = try run("a.csv", "-q")
      #expect(quiet[2].hasPrefix(whole[2].split(separator: "\n").last.map(String.init) ?? "-"))
      #expect(
        try run("a.csv", "--output", "-")
          == run("wide/a.csv", "--output", "-").map {
            $0.replacing("wide/a.csv", with: "a.csv")
          })
    }
  }
}
