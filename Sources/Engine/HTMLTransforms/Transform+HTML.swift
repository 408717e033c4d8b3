public import HTMLSanitizing
internal import JSPrimitives
public import SchemaModel

extension ZodSchema.Transform {
  /// Returns a transform that removes every match of `/<[^>]*>/g`, then trims.
  public static func strippingTags(_ name: String) -> Self {
    Self(
      name,
      .text(unchangedIf: [.lacks("<")], trimsResult: true) { text, output in
        guard let stripped = text.withUnsafeBytes({ HTMLTags.stripped($0) }) else {
          return .unchanged
        }
        output.append(wtf8: stripped)
        return .written
      })
  }

  /// Returns a transform that keeps the HTML that a sanitizer allows, then trims.
  ///
  /// HTML that exceeds the validator's `htmlMemory` makes the outcome undecided.
  public static func sanitizingHTML(_ name: String, by sanitizer: HTMLSanitizer) -> Self {
    let shared = SharedSanitizer(sanitizer)
    return Self(
      name,
      .throwingText(
        unchangedIf: sanitizer.keepsTextWithoutTags ? [.lacks("<")] : nil, trimsResult: true,
        succeedsIf: { text, memory in
          text.withUnsafeBytes {
            HTMLSanitizer.isSurelyWithin(SharedSanitizer.limits(memory: memory), $0)
          }
        },
        { text, output in
          let memory = output.memoryLimit
          guard
            let cleaned = try text.withUnsafeBytes({ bytes throws(SanitizerError) in
              try shared.sanitize(bytes, memory: memory)
            })
          else { return .unchanged }
          output.append(wtf8: cleaned)
          return .written
        }))
  }
}

extension SanitizerError: ZodSchema.LimitError {}
