private import JSPrimitives

/// Which attributes an element keeps: DOMPurify's `_sanitizeAttributes` and `_isValidAttribute`.
struct AttributePolicy {
  let policy: Policy

  /// The value to keep, trimmed as `String.prototype.trim` does, or nil when the attribute goes.
  func kept(name: ArraySlice<UInt8>, value: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let name = LowerCasing.name(name)
    let trimmed = Self.trimmed(value)
    guard !holdsRiskyMarkup(trimmed) else { return nil }
    if policy.allowsDataAttributes, Self.isDataAttribute(name) { return trimmed }
    if policy.allowsARIAAttributes, Self.isARIAAttribute(name) { return trimmed }
    guard policy.allowedAttributes.contains(name) else { return nil }
    if policy.uriSafeAttributes.contains(name) { return trimmed }
    return trimmed.isEmpty || URIPolicy.allows(trimmed) ? trimmed : nil
  }

  private static func trimmed(_ value: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let range = value.withUnsafeBufferPointer(WhiteSpace.trimmedRange)
    return value[(value.startIndex + range.lowerBound)..<(value.startIndex + range.upperBound)]
  }

  /// `/((--!?|])>)|<\/(style|title|textarea)/i`: ends of comments, CDATA sections and raw text.
  private func holdsRiskyMarkup(_ value: ArraySlice<UInt8>) -> Bool {
    for index in value.indices {
      switch value[index] {
      case 0x3E:
        let before = value[..<index]
        if before.last == 0x5D || before.hasSuffix([0x2D, 0x2D])
          || before.hasSuffix([0x2D, 0x2D, 0x21])
        {
          return true
        }
      case 0x3C:
        guard value[(index + 1)...].first == 0x2F else { continue }
        let rest = value[(index + 2)...]
        if policy.rawTextTagsInValues.contains(where: { rest.hasPrefix($0) }) { return true }
      default: break
      }
    }
    return false
  }

  /// `/^data-[\-\w.\u00B7-\uFFFF]+$/`; surrogates lie in the range, so all beyond U+FFFF does.
  private static func isDataAttribute(_ name: ArraySlice<UInt8>) -> Bool {
    guard name.starts(with: "data-".utf8), name.count > 5 else { return false }
    return name.withUnsafeBufferPointer { name in
      var offset = 5
      while offset < name.count {
        let (codePoint, length) = WTF8.decode(name, at: offset)
        guard isWordOrHyphen(codePoint) || codePoint == 0x2E || codePoint >= 0xB7 else {
          return false
        }
        offset += length
      }
      return true
    }
  }

  /// `/^aria-[\-\w]+$/`.
  private static func isARIAAttribute(_ name: ArraySlice<UInt8>) -> Bool {
    name.starts(with: "aria-".utf8) && name.count > 5
      && name.dropFirst(5).allSatisfy { isWordOrHyphen(UInt32($0)) }
  }

  private static func isWordOrHyphen(_ codePoint: UInt32) -> Bool {
    switch codePoint {
    case 0x2D, 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    default: false
    }
  }
}

extension ArraySlice<UInt8> {
  fileprivate func hasSuffix(_ suffix: [UInt8]) -> Bool {
    count >= suffix.count && self[(endIndex - suffix.count)...].elementsEqual(suffix)
  }

  /// Whether the text starts with lower-case letters, in any case.
  fileprivate func hasPrefix(_ letters: [UInt8]) -> Bool {
    count >= letters.count
      && self[..<(startIndex + letters.count)].elementsEqual(letters, by: { $0 | 0x20 == $1 })
  }
}
