internal import JSPrimitives
package import SchemaModel
internal import URLStandard

extension ZodSchema.Transform {
  /// `assumeHttps`: trims, and prepends `https://` to a string that is not empty and does not match
  /// `/^[a-z][a-z0-9+.-]*:/i`; since 2026-08.
  ///
  /// A value that is not a string is unchanged.
  package static let assumeHTTPS = Self(
    "assumeHttps",
    .text(otherValues: .unchanged) { text, output in
      let trimmed = text.trimmed
      guard !trimmed.isEmpty, !startsWithScheme(text, trimmed) else { return .part(trimmed) }
      output.append("https://")
      output.append(text, trimmed)
      return .written
    })

  private static func startsWithScheme(
    _ text: borrowing TextBytes, _ part: Range<Int>
  ) -> Bool {
    for place in part {
      switch text[place] {
      case 0x41...0x5A, 0x61...0x7A: continue
      case 0x30...0x39, 0x2B, 0x2D, 0x2E: if place == part.lowerBound { return false }
      case 0x3A: return place > part.lowerBound
      default: return false
      }
    }
    return false
  }
}

extension ZodSchema.Predicate {
  /// The text is a URL and starts with `http://` or `https://`, in any case.
  ///
  /// `http:/a.b` is a URL too, but doesn't start with `http://`.
  package static let httpURL = Self(
    "httpUrl",
    .text { text in
      (begins(text, with: "http://") || begins(text, with: "https://")) && WebURL.isValid(text)
    })

  /// Returns whether a string begins with another one, whose letters are of lower case, in any case.
  private static func begins(_ text: borrowing TextBytes, with prefix: StaticString) -> Bool {
    let count = prefix.utf8CodeUnitCount
    guard text.count >= count else { return false }
    for place in 0..<count {
      let letter = prefix.utf8Start[place]
      guard
        text[place] == letter || text[place] | 0x20 == letter && letter >= UInt8(ascii: "a")
      else { return false }
    }
    return true
  }
}
