import JSPrimitives
import SchemaModel
import SourceJSON
import TestSupport
import Testing
import Validation

/// Forms that are made of one issue at a time.
@Suite struct IssueShaperTests {
  private static let shapes: [IssueShape] = [.flat, .tree, .formatted, .pretty]

  private func shaped(
    _ issues: [ValidationIssue], as shape: IssueShape, _ zod: ZodVersion = .v4_4_3
  ) throws -> (text: String, parts: Int) {
    var shaper = IssueShaper(shape, zod: zod.semantics, count: issues.count)
    for issue in issues { try shaper.add(issue) }
    var text: [UInt8] = []
    var rest: [UInt8] = []
    var parts = 0
    try shaper.append(to: &rest) { bytes in
      guard bytes.count >= 65_536 else { return }
      text += bytes
      bytes = []
      parts += 1
    }
    return (String(decoding: text + rest, as: UTF8.self), parts)
  }

  @Test(arguments: shapes)
  func aLargeFormComesInParts(_ shape: IssueShape) throws {
    let issues = (0..<5_000).flatMap { index in
      [issue("m", at: "list", .index(index), "name"), issue("n", at: .index(index))]
    }
    let (text, parts) = try shaped(issues, as: shape)
    #expect(parts >= 1)
    #expect(try text == issues.shaped(as: shape, zod: .v4_4_3))
    switch shape {
    case .tree: #expect(try text == issues.tree.jsonText())
    case .formatted: #expect(text == issues.formatted.jsonText())
    case .flat: #expect(text == issues.flattened.jsonText())
    default: #expect(text == JSONWriter.string(of: .string(issues.prettyText)))
    }
  }

  /// Both ways to a form agree: the one of plain nodes, and the one of JavaScript's objects.
  @Test(arguments: [ZodVersion.v4_3_6, .v4_4_3])
  func aKeyThatJavaScriptKnowsChangesNoOther(_ zod: ZodVersion) throws {
    var random = SeededRandom(seed: 7)
    let segments: [PathSegment] = ["a", "b", "errors", "items", "0", "7", 0, 1, 7, "é", ""]
    for _ in 0..<300 {
      func path() -> [PathSegment] {
        (0..<random.number(below: 4)).map { _ in random.choose(segments) }
      }
      var issues = [issue("first", at: "a")]
      for number in 0...random.number(below: 8) {
        let inner = [issue(JSText("i\(number)"), at: path()), issue("j", at: path())]
        issues.append(
          random.isOne(in: 2)
            ? issue(JSText("m\(number)"), at: path())
            : ValidationIssue(
              code: .invalidUnion, properties: [], errors: [inner, []], path: path(),
              message: "u"))
      }
      for (shape, key) in [(IssueShape.tree, "toString"), (.formatted, "_errors")] {
        // A last issue below a key that JavaScript knows leads to the other way, and adds nothing there.
        let last = issue("x", at: .key(JSText(key)), "y")
        let plain = try issues.shaped(as: shape, zod: zod)
        #expect(try (issues + [last]).shaped(as: shape, zod: zod) == plain, "\(issues)")
      }
    }
  }

  @Test func whatIsTooLongIsKnownBeforeItsFirstPart() throws {
    let issues = (0..<2_000).map { issue("m", at: .index($0)) } + [issue("m", at: 200_000_000)]
    var shaper = IssueShaper(.tree, zod: ZodVersion.v4_6_7.semantics, count: issues.count)
    for issue in issues { try shaper.add(issue) }
    #expect(throws: IssueShape.Failure.tooLong) {
      var text: [UInt8] = []
      try shaper.append(to: &text) { _ in Issue.record("a part") }
    }
  }
}
