import Foundation
import TestSupport
import Testing

/// No snippet of an article is left without a test that runs it.
@Suite struct ArticleTests {
  @Test func everySnippetHasItsTest() throws {
    let folder = "Tests/Compass/CompassValidationTests/Articles"
    var sources = ""
    for name in try FileManager.default.contentsOfDirectory(atPath: Repository.path(folder)) {
      sources += String(decoding: try Repository.bytes("\(folder)/\(name)"), as: UTF8.self)
    }
    let articles = try Article.all()
    #expect(articles.count > 15)
    for article in articles {
      #expect(!article.snippets.isEmpty, "\(article.name)")
      for number in article.snippets.indices {
        let start = "\n    let print = Snippet(\"\(article.name)\", \(number + 1))\n"
        #expect(sources.components(separatedBy: start).count == 2, "\(article.name)")
      }
    }
  }

  @Test func commentsAreReadFromTheEndsOfLinesAndFromTheirOwn() {
    let lines = ["print(a)  // 1", "// 2", "print(\"https://a.b\")", "//", "  // 3"]
    #expect(Article.comments(of: lines) == ["1", "2", "", "3"])
  }
}
