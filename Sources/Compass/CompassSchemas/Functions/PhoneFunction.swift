internal import JSPrimitives
package import SchemaModel

extension ZodSchema.Transform {
  /// `toE164US`: rewrites a US phone number of ten digits as E.164; since 2026-08.
  ///
  /// A number is a string with ten digits, or eleven of which the first is `1`, with any characters between them. Any other value
  /// is unchanged.
  package static let toE164US = Self(
    "toE164US",
    .text(otherValues: .unchanged) { text, output in
      rewriteAsE164(text, &output) ? .written : .unchanged
    })

  /// Only `0` to `9` are digits to JavaScript's `\D`.
  private static func rewriteAsE164(
    _ text: borrowing TextBytes, _ output: inout ZodSchema.TextOutput
  ) -> Bool {
    var count = 0
    var first: UInt8 = 0
    for place in text.indices where 0x30...0x39 ~= text[place] {
      if count == 0 { first = text[place] }
      count += 1
      if count > 11 { return false }
    }
    guard count == 10 || count == 11 && first == UInt8(ascii: "1") else { return false }
    output.append("+1")
    var left = count
    for place in text.indices where 0x30...0x39 ~= text[place] {
      if left <= 10 { output.append(ascii: text[place]) }
      left -= 1
    }
    return true
  }
}
