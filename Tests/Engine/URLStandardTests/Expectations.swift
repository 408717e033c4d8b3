import JSPrimitives
import Testing

@testable import URLStandard

/// Returns the serialization of a text, or nil if it is no URL. Expects the separate verdict to
/// agree.
func href(_ text: JSText, sourceLocation: SourceLocation = #_sourceLocation) -> String? {
  let url = WebURL(text)
  let verdict = text.bytes.withUnsafeBufferPointer { WebURL.isValid($0) }
  #expect(verdict == (url != nil), "\(text)", sourceLocation: sourceLocation)
  return url?.href.string
}

/// Returns the serialized host of `https://` and this text, or nil.
func host(_ text: JSText, sourceLocation: SourceLocation = #_sourceLocation) -> String? {
  let url = JSText(wtf8: Array("https://".utf8) + text.bytes)
  guard let href = href(url, sourceLocation: sourceLocation) else { return nil }
  return String(href.dropFirst("https://".count).dropLast())
}
