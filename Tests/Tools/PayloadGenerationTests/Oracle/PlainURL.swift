import JSPrimitives

@testable import PayloadGeneration

/// Addresses simple enough to decide without a parser whether they are URLs.
///
/// The URL standard, <https://url.spec.whatwg.org/#url-parsing>: without a base, a string without a colon
/// has no scheme and fails; a special scheme with an ASCII domain that does not end in a number and a
/// path of unreserved characters parses.
enum PlainURL {
  /// Returns whether a trimmed string is a URL, or nil if the string is too complex to decide.
  static func isURL(_ text: JSText) -> Bool? {
    guard let colon = text.bytes.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = JSText(wtf8: Array(text.bytes[..<colon])).lowercased()
    guard ["http", "https", "ftp"].contains(scheme) else { return nil }
    let rest = text.bytes[(colon + 1)...]
    guard rest.starts(with: "//".utf8) else { return nil }
    let authority = rest.dropFirst(2)
    let host = authority.prefix { $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?") }
    guard isPlainDomain(host) else { return nil }
    let isPlain = authority.dropFirst(host.count).allSatisfy { byte in
      byte.isASCIIAlphanumeric || "-._~/?=&+".utf8.contains(byte)
    }
    return isPlain ? true : nil
  }

  /// Returns the scheme without its colon and the host of a plain URL, as the parser has them: in lower case.
  static func parts(of url: JSText) -> (scheme: JSText, host: JSText) {
    let bytes = url.lowercased().bytes
    let scheme = bytes.prefix { $0 != UInt8(ascii: ":") }
    let host = bytes.dropFirst(scheme.count + 3).prefix {
      $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "?")
    }
    return (JSText(wtf8: Array(scheme)), JSText(wtf8: Array(host)))
  }

  private static func isPlainDomain(_ host: ArraySlice<UInt8>) -> Bool {
    let labels = host.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard labels.count >= 2, host.count < 200, let last = labels.last else { return false }
    return last.allSatisfy(\.isASCIILetter)
      && labels.allSatisfy { label in
        (1...60).contains(label.count)
          && label.allSatisfy { $0.isASCIIAlphanumeric || $0 == UInt8(ascii: "-") }
          && label.first != UInt8(ascii: "-") && label.last != UInt8(ascii: "-")
          && !label.dropFirst(2).starts(with: "--".utf8)
      }
  }
}
