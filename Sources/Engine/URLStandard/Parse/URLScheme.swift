/// A special scheme of the URL Standard, or any other scheme.
///
/// URL Standard, "special scheme" (<https://url.spec.whatwg.org/#special-scheme>).
package enum URLScheme: UInt8, Sendable, Hashable {
  case http, https, ws, wss, ftp, file
  /// Any scheme that is not special.
  case other

  /// Creates the scheme with a name, in any case.
  ///
  /// The bytes are scheme code points (ASCII letters, digits, `+`, `-`, `.`), without the colon.
  init(_ name: UnsafeBufferPointer<UInt8>) {
    self = .other
    guard (2...5).contains(name.count) else { return }
    // Every scheme code point except capital letters has bit 5 set, so setting it lowers the case.
    var word: UInt64 = 0
    for byte in name { word = word << 8 | UInt64(byte | 0x20) }
    switch word {
    case 0x68_7474_7073: self = .https
    case 0x6874_7470: self = .http
    case 0x7773: self = .ws
    case 0x77_7373: self = .wss
    case 0x66_7470: self = .ftp
    case 0x6669_6C65: self = .file
    default: break
    }
  }

  /// Whether the scheme is special: its host is a domain and `\` separates like `/`.
  @inline(__always)
  package var isSpecial: Bool { self != .other }

  /// The port that the serialization omits, if the scheme has one.
  var defaultPort: UInt16? {
    switch self {
    case .http, .ws: 80
    case .https, .wss: 443
    case .ftp: 21
    case .file, .other: nil
    }
  }
}
