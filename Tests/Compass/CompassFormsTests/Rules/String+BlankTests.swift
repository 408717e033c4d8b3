import Foundation
import Testing

@testable import CompassForms

/// The specifications trim as Foundation does, so Foundation is asked about every scalar.
@Suite struct BlankTests {
  private static let scalars = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init)

  @Test func blanksAreFoundationsWhiteSpaces() {
    let differing = Self.scalars.filter {
      String(Character($0)).isBlank != CharacterSet.whitespaces.contains($0)
    }
    #expect(differing == [])
  }

  @Test func foundationsWhiteSpacesAndNewLinesAreTrimmed() {
    let differing = Self.scalars.filter {
      String(Character($0)).trimmedSpace.isEmpty != CharacterSet.whitespacesAndNewlines.contains($0)
    }
    #expect(differing == [])
  }

  @Test(arguments: [
    ("", ""), (" \r\n\t", ""), ("a", "a"), (" \u{200B}a \u{3000}b\u{85}", "a \u{3000}b"),
    // A mark is no blank, and keeps none.
    (" \u{301} ", "\u{301}"), ("\u{FEFF}a\u{180E}", "\u{FEFF}a\u{180E}"),
  ])
  func trimmed(_ text: String, _ trimmed: String) {
    #expect(Array(text.trimmedSpace.unicodeScalars) == Array(trimmed.unicodeScalars))
    #expect(
      Array(text.trimmingCharacters(in: .whitespacesAndNewlines).unicodeScalars)
        == Array(trimmed.unicodeScalars))
  }

  @Test(arguments: [("", true), (" \t\u{A0}", true), (" \n", false), (" a ", false)])
  func blank(_ text: String, _ isBlank: Bool) {
    #expect(text.isBlank == isBlank)
  }
}
