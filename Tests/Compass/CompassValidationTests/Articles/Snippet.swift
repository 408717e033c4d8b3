import Foundation
import TestSupport
import Testing

/// A snippet of an article while its twin in a test runs.
///
/// A test names it `print`, so that the code behind it reads as published; what that code prints is
/// kept, and is what the snippet's comments must say, a comment a printed line:
///
///     let print = Snippet("CoachInterest")
///     print(InterestLevel(yesCount: 4))  // high
///     try print.expectPublished()
final class Snippet {
  private let article: String
  private let number: Int
  private let file: String
  private var printed: [String] = []

  /// - Parameters:
  ///   - article: the article's file without its extension.
  ///   - number: the snippet's place in the article, from 1.
  init(_ article: String, _ number: Int, file: String = #filePath) {
    self.article = article
    self.number = number
    self.file = file
  }

  /// Takes the place of Swift's `print`.
  func callAsFunction(_ items: Any...) {
    let text = items.map { "\($0)" }.joined(separator: " ")
    printed += text.components(separatedBy: "\n")
  }

  /// Expects that the article has the code since this value was made, and that its comments are what
  /// the code has printed.
  func expectPublished(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let snippets = try Article(named: article).snippets
    try #require(snippets.indices.contains(number - 1), sourceLocation: sourceLocation)
    let lines = snippets[number - 1]
    let source = try String(contentsOfFile: file, encoding: .utf8).components(separatedBy: "\n")
    let isImport = { (line: String) in line.hasPrefix("import ") }
    for line in lines where isImport(line) {
      #expect(source.contains(line), sourceLocation: sourceLocation)
    }
    let published = lines.drop { isImport($0) || $0.isEmpty }
    #expect(
      published.joined(separator: "\n") == tested(in: source).joined(separator: "\n"),
      sourceLocation: sourceLocation)
    #expect(Article.comments(of: lines) == printed, sourceLocation: sourceLocation)
  }

  /// The lines of the test that has made this value, as an article would indent them.
  private func tested(in source: [String]) -> [String] {
    let start = #"    let print = Snippet("\#(article)", \#(number))"#
    return source.drop { $0 != start }.dropFirst()
      .prefix { $0 != "    try print.expectPublished()" }
      .map { String($0.dropFirst($0.hasPrefix("    ") ? 4 : 0)) }
  }
}
