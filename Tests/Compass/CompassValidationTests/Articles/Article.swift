import Foundation
import TestSupport

/// An article of the documentation. The snippets of README and `docs/` are run by `Examples/Consumer/snippets`.
struct Article {
  private static let folder = "Sources/Compass/CompassValidation/CompassValidation.docc"

  let name: String
  /// The lines of each of its blocks of Swift.
  let snippets: [[String]]
  /// The targets of the links below the heading "Topics": names of symbols, and of articles after `doc:`.
  let topics: [String]
  /// The labels of the items below the heading "In the app", such as "Screens".
  let facts: [String]

  /// - Parameter name: the article's file without its extension.
  init(named name: String) throws {
    self.name = name
    let text = String(decoding: try Repository.bytes("\(Self.folder)/\(name).md"), as: UTF8.self)
    snippets = Self.snippets(of: text)
    topics = Self.lines(of: text, below: "## Topics").compactMap { line in
      line.firstMatch(of: #/^- (?:``(.+)``|<(doc:.+)>)$/#).map { String($0.1 ?? $0.2 ?? "") }
    }
    facts = Self.lines(of: text, below: "### In the app").compactMap { line in
      line.firstMatch(of: #/^- \*\*(\w+):\*\* \S/#).map { String($0.1) }
    }
  }

  /// All articles.
  static func all() throws -> [Article] {
    try FileManager.default.contentsOfDirectory(atPath: Repository.path(folder)).sorted()
      .filter { $0.hasSuffix(".md") }
      .map { try Article(named: String($0.dropLast(3))) }
  }

  /// Returns the lines from a heading to the next one of its level.
  private static func lines(of text: String, below heading: String) -> [String] {
    let level = heading.prefix { $0 != " " } + " "
    return text.components(separatedBy: "\n").drop { $0 != heading }.dropFirst()
      .prefix { !$0.hasPrefix(level) && !$0.hasPrefix("## ") }
  }

  private static func snippets(of text: String) -> [[String]] {
    var snippets: [[String]] = []
    var isInside = false
    for line in text.components(separatedBy: "\n") {
      if line.hasPrefix("```") {
        isInside = !isInside && line == "```swift"
        if isInside { snippets.append([]) }
      } else if isInside {
        snippets[snippets.count - 1].append(line)
      }
    }
    return snippets
  }

  /// The texts of all comments: of each that ends a line and of those that have their own.
  static func comments(of lines: [String]) -> [String] {
    lines.compactMap { line in
      let line = line == "//" ? "  // " : "  " + line
      return line.range(of: "  // ").map { String(line[$0.upperBound...]) }
    }
  }
}
