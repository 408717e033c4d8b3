import Foundation
import TestSupport

/// An article of the documentation. The snippets of README and `docs/` are run by `Examples/Consumer/snippets`.
struct Article {
  private static let folder = "Sources/Compass/CompassValidation/CompassValidation.docc"

  let name: String
  /// The lines of each of its blocks of Swift.
  let snippets: [[String]]

  /// - Parameter name: the article's file without its extension.
  init(named name: String) throws {
    self.name = name
    let text = String(decoding: try Repository.bytes("\(Self.folder)/\(name).md"), as: UTF8.self)
    snippets = Self.snippets(of: text)
  }

  /// All articles.
  static func all() throws -> [Article] {
    try FileManager.default.contentsOfDirectory(atPath: Repository.path(folder)).sorted()
      .filter { $0.hasSuffix(".md") }
      .map { try Article(named: String($0.dropLast(3))) }
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
