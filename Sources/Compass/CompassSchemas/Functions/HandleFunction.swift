package import SchemaModel

extension ZodSchema.Transform {
  /// Removes one leading `@`.
  package static let stripLeadingAt = Self(
    "stripLeadingAt",
    .text(unchangedIf: [.doesNotBegin(with: "@")]) { text, _ in
      text.first == UInt8(ascii: "@") ? .part(1..<text.count) : .unchanged
    })
}
