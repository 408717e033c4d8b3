import Foundation
import JSPrimitives
import SourceJSON
import URLStandard

/// URLs as people write them: the verdict, and the serialization.
enum URLBench {
  /// Kinds of URLs, each with some of its kind.
  static let kinds: [(name: String, texts: [String])] = [
    (
      "https",
      [
        "https://www.perfectgame.org/players/playerprofile.aspx?ID=123456",
        "https://twitter.com/coach_ruiz", "https://www.hudl.com/profile/12345678/Ana-Ruiz",
        "https://georgiadogs.com/sports/baseball/roster", "https://youtu.be/dQw4w9WgXcQ?t=42",
        "https://www.example.edu/camps/august#dates", "http://example.com/",
        "https://ncsasports.org",
      ]
    ),
    (
      "IDN", ["https://münchen.example/über", "https://例え.テスト/", "https://xn--mnchen-3ya.example/"]
    ),
    (
      "IPv6",
      ["http://[2001:db8::1]:8080/a/b", "https://[::ffff:192.0.2.1]/", "http://192.168.0.1/x"]
    ),
    (
      "long query",
      [
        "https://www.example.com/search?"
          + (0..<40).map { "key\($0)=value%20\($0)+with-some_text" }.joined(separator: "&")
      ]
    ),
    (
      "dot segments",
      ["https://EXAMPLE.com:443/a/./b/../c/%2e%2e/d?x=é#ü", "HTTPS://Example.com/a b/../c"]
    ),
    (
      "wrong", ["https://", "www.example.com", "https://exa mple.com/", "http://[::1", "not a url"]
    ),
  ]

  /// Returns the measure of a name: `valid/<kind>` or `href/<kind>`.
  ///
  /// Its number is how many URLs are valid, or how long the serializations are together.
  static func measure(_ name: String) -> TextMeasure? {
    let parts = name.split(separator: "/", maxSplits: 1).map(String.init)
    guard parts.count == 2, let kind = kinds.first(where: { $0.name == parts[1] }) else {
      return nil
    }
    let texts = kind.texts.map { JSText($0) }
    switch parts[0] {
    case "valid":
      return TextMeasure(name: name, calls: texts.count) {
        texts.count { $0.bytes.withUnsafeBufferPointer(WebURL.isValid) }
      }
    case "href":
      return TextMeasure(name: name, calls: texts.count) {
        texts.reduce(0) { $0 + (WebURL($1)?.href.bytes.count ?? 0) }
      }
    default: return nil
    }
  }

  /// The URLs as JSON, for engines outside this process.
  static var corpus: String {
    JSONWriter.string(
      of: .array(
        kinds.map { kind in
          [
            "name": .string(JSText(kind.name)),
            "texts": .array(kind.texts.map { .string(JSText($0)) }),
          ]
        }))
  }

  /// Prints a table without peers; returns whether the target for typical URLs is met.
  static func printTable(rounds: Int) throws -> Bool {
    print(
      """
      URLs, CPU nanoseconds of a call, medians of \(rounds) interleaved rounds

      | URLs | valid (https: below 500) | href (https: below 500) |
      | --- | ---: | ---: |
      """)
    var isMet = true
    for kind in kinds {
      let names = ["valid/\(kind.name)", "href/\(kind.name)"]
      let times = try TextRounds(names.compactMap(measure), count: rounds)
      let medians = names.map { times.median($0) }
      if kind.name == "https", medians.contains(where: { $0 >= 500 }) { isMet = false }
      print(
        "| \(kind.name) | \(medians.map { String(format: "%.0f", $0) }.joined(separator: " | ")) |")
    }
    return isMet
  }
}
