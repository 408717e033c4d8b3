private import JSPrimitives

/// Which attributes an element keeps: DOMPurify's `_sanitizeAttributes` and `_isValidAttribute`.
struct AttributePolicy {
  /// Names of the elements whose closing tag must not appear in a value, lower case.
  let rawTextTags: [[UInt8]]

  /// The value to keep, trimmed as `String.prototype.trim` does, or nil when the attribute goes.
  ///
  /// - Parameter rule: what the policy says of the attribute's name.
  func kept(
    _ rule: NameRules.Rule, value: UnsafeBufferPointer<UInt8>
  ) -> UnsafeBufferPointer<UInt8>? {
    guard !rule.isDisjoint(with: [.allowedAttribute, .allowedPrefix]) else { return nil }
    let trimmed = UnsafeBufferPointer(rebasing: value[WhiteSpace.trimmedRange(of: value)])
    guard !holdsRiskyMarkup(trimmed) else { return nil }
    if !rule.isDisjoint(with: [.allowedPrefix, .uriSafe]) { return trimmed }
    return trimmed.isEmpty || URIPolicy.allows(trimmed) ? trimmed : nil
  }

  /// `/((--!?|])>)|<\/(style|title|textarea)/i`: ends of comments, CDATA sections and raw text.
  private func holdsRiskyMarkup(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    for index in value.indices {
      switch value[index] {
      case 0x3E where index > 0:
        if value[index - 1] == 0x5D { return true }
        let isBang = value[index - 1] == 0x21
        let end = isBang ? index - 1 : index
        if end >= 2, value[end - 1] == 0x2D, value[end - 2] == 0x2D { return true }
      case 0x3C where index + 1 < value.count && value[index + 1] == 0x2F:
        let rest = value[(index + 2)...]
        if rawTextTags.contains(where: { rest.hasPrefix($0) }) { return true }
      default: break
      }
    }
    return false
  }
}

extension Slice<UnsafeBufferPointer<UInt8>> {
  /// Whether the text starts with lower-case letters, in any case.
  fileprivate func hasPrefix(_ letters: [UInt8]) -> Bool {
    count >= letters.count
      && self[..<(startIndex + letters.count)].elementsEqual(letters, by: { $0 | 0x20 == $1 })
  }
}
