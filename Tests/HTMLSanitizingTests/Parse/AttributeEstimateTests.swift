import Testing

@testable import HTMLSanitizing

/// The bound on a tag's attributes, which holds whatever stands before the tag.
struct AttributeEstimateTests {
  private func exceeds(_ limit: Int, _ text: String) -> Bool {
    Array(text.utf8).withUnsafeBufferPointer { AttributeEstimate.exceeds(limit, in: $0) }
  }

  private func attributes(_ count: Int) -> String {
    (0..<count).map { " a\($0)=1" }.joined()
  }

  @Test func attributesAreCountedPerTag() {
    #expect(!exceeds(10, "<p" + attributes(10) + ">"))
    #expect(exceeds(10, "<p" + attributes(11) + ">"))
    #expect(!exceeds(10, String(repeating: "<p" + attributes(9) + ">x</p>", count: 20)))
    #expect(exceeds(10, "<p" + attributes(11)), "a tag need not end")
  }

  @Test func separatorsAreAllThatHTMLKnows() {
    #expect(exceeds(3, "<p a/b/c/d>"))
    #expect(exceeds(3, "<p a=''b=''c=''d=''>"))
    #expect(exceeds(3, "<p\ta\nb\u{C}c\rd>"))
  }

  @Test func aGreaterThanSignInAValueEndsNothing() {
    let text = (0..<20).map { " a\($0)=\">\"" }.joined()
    #expect(exceeds(10, "<p" + text + ">"))
    #expect(exceeds(10, "<p" + text.replacing("\"", with: "'") + ">"))
  }

  @Test func noQuoteHidesATag() {
    #expect(exceeds(10, "<style><x y=\"</style><p" + attributes(11) + ">"))
    #expect(exceeds(10, "<p =\"" + attributes(11) + ">"))
    #expect(exceeds(10, "<p b==\"" + attributes(11) + ">"))
    #expect(exceeds(10, "<!-- <x y=' --><p" + attributes(11) + ">"))
  }

  @Test func wordsOfATextAreNoAttributes() {
    let words = String(repeating: "one two ", count: 100)
    #expect(!exceeds(10, words))
    #expect(!exceeds(10, "<p>" + words + "</p>" + words))
    #expect(!exceeds(10, "1 < 2 and 3 <= 4 " + words))
  }

  @Test func theSanitizerRefusesSuchATag() throws {
    let text = "<p" + attributes(513) + ">x</p><table>"
    for sanitizer in [HTMLSanitizer.web2026February, .web2026August] {
      #expect(throws: SanitizerError.tooManyAttributes(limit: 512)) {
        try Array(text.utf8).withUnsafeBufferPointer { try sanitizer.sanitize($0) }
      }
    }
  }
}
