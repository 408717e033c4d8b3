/// `String.prototype.normalize` over WTF-8 bytes, in one of its four forms.
///
/// ECMA-262, sec-string.prototype.normalize. Lone surrogates stay as they are. The tables name their
/// Unicode version, which is that of Node 24.
package struct TextNormalization: Sendable, Hashable {
  /// Canonical composition, NFC.
  package static let nfc = TextNormalization(isComposing: true, isCompatible: false)
  /// Canonical decomposition, NFD.
  package static let nfd = TextNormalization(isComposing: false, isCompatible: false)
  /// Compatibility composition, NFKC.
  package static let nfkc = TextNormalization(isComposing: true, isCompatible: true)
  /// Compatibility decomposition, NFKD.
  package static let nfkd = TextNormalization(isComposing: false, isCompatible: true)

  private let isComposing: Bool
  private let isCompatible: Bool

  /// Returns the bytes of the normalized text, or nil if nothing changes.
  ///
  /// - Parameter bytes: Well-formed WTF-8.
  package func normalized(_ bytes: UnsafeBufferPointer<UInt8>) -> [UInt8]? {
    if WTF8.isASCII(bytes) { return nil }
    var text: [UInt32] = []
    text.reserveCapacity(bytes.count)
    var offset = 0
    while offset < bytes.count {
      let (codePoint, length) = WTF8.decode(bytes, at: offset)
      text.append(codePoint)
      offset += length
    }
    let normalized = normalized(text)
    if normalized == text { return nil }
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    for codePoint in normalized { WTF8.append(codePoint, to: &output) }
    return output
  }

  private func normalized(_ text: [UInt32]) -> [UInt32] {
    if !isCompatible {
      return isComposing
        ? CanonicalComposition.current.composed(text)
        : CanonicalDecomposition.current.decomposed(text)
    }
    let decomposed = CompatibilityDecomposition.current.decomposed(text)
    return isComposing ? CanonicalComposition.current.recomposed(decomposed) : decomposed
  }
}
