import Foundation
import Testing

@testable import CompassForms

/// Tags go as the specification's regular expression takes them.
@Suite struct TagStrippingTests {
  private static let parts = ["<", ">", "a", "<b>", "</b>", "\n", "é", "👍", "<>", " "]

  @Test(arguments: [
    ("", ""), ("plain", "plain"), ("<b>x</b>", "x"), ("<>", "<>"), ("a < b", "a < b"),
    ("a < b > c", "a  c"), ("<<b>", ""), ("<><b>", "<>"), ("<\n>", ""), ("x>", "x>"),
    ("<é>ü", "ü"),
  ])
  func tagsAreRemoved(_ text: String, _ stripped: String) {
    #expect(TagStripping.stripped(text) == stripped)
  }

  /// Appendix B: `replacingOccurrences(of: "<[^>]+>", with: "", options: .regularExpression)`.
  @Test func anyTextIsStrippedAsTheRegularExpressionDoes() {
    var state: UInt64 = 1
    for _ in 0..<2_000 {
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += Self.parts[Int(state >> 33) % Self.parts.count]
      }
      let expected = text.replacingOccurrences(
        of: "<[^>]+>", with: "", options: .regularExpression)
      #expect(TagStripping.stripped(text) == expected, "\(text)")
    }
  }
}
