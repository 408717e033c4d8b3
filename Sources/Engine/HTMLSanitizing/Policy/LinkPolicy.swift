private import JSPrimitives

/// The values of `href` that a walk over listed elements keeps.
///
///     /^(?:(?:https?|ftp|mailto|tel):|[\/#]|[^:]*$)/i.test(value.trim())
///
/// A colon anywhere counts as the end of a scheme, so `?q=a:b` is rejected, except after a leading `/` or `#`. The value is kept as it was written.
enum LinkPolicy {
  private static let schemes = NameList("http https ftp mailto tel")

  static func allows(_ value: UnsafeBufferPointer<UInt8>) -> Bool {
    let trimmed = value[WhiteSpace.trimmedRange(of: value)]
    if trimmed.first == 0x2F || trimmed.first == 0x23 { return true }
    guard let colon = trimmed.firstIndex(of: 0x3A) else { return true }
    return schemes.contains(trimmed[..<colon])
  }
}
