import JSPrimitives
import Testing

@testable import Validation

@Suite("Slugs")
struct SlugTests {
  @Test(
    "Words of ASCII are joined by hyphens, in lower case",
    arguments: [
      ("  H\u{E9}llo__W\u{F6}rld -- Foo!! ", "hllo-wrld-foo"), ("", ""), ("---", ""),
      ("a-!-b", "a-b"), ("a!b", "ab"), ("\u{212A}", "k"), ("a\u{2028}b", "a-b"), ("_a_", "a"),
      ("1 \u{1F600} 2", "1-2"),
    ])
  func slugs(text: String, slug: String) {
    let bytes = JSText(text).bytes.withUnsafeBufferPointer(Slug.slug)
    #expect(JSText(wtf8: bytes).string == slug)
  }
}
