internal import JSPrimitives
internal import SourceJSON

/// The format `jwt`, over WTF-8 text: three parts at dots, of which the first is a header.
enum JSONWebToken {
  /// Returns whether `z.jwt({ alg })` accepts the text. Neither payload nor signature is looked into.
  ///
  /// The header is decoded by `atob`, so `-` and `_` are invalid in it, and parsed by `JSON.parse`.
  ///
  /// - Parameters:
  ///   - text: The token.
  ///   - algorithm: The value that `alg` must have; nil or an empty text for any that is truthy.
  static func isValid(_ text: UnsafeBufferPointer<UInt8>, algorithm: JSText?) -> Bool {
    let dot = UInt8(ascii: ".")
    guard let end = text.firstIndex(of: dot), end > 0,
      text[(end + 1)...].count(where: { $0 == dot }) == 1,
      let header = Base64.decoded(UnsafeBufferPointer(rebasing: text[..<end])),
      let document = try? JSONDocument(utf8(latin1: header), limits: JSONLimits(depthOfTape: .max))
    else { return false }
    return document.withView { isHeader($0, algorithm: algorithm) }
  }

  /// Returns whether a document is an object with a truthy `alg`, and the `typ` that it may have is `JWT`.
  private static func isHeader(_ view: JSONView, algorithm: JSText?) -> Bool {
    guard view[0].kind == .object else { return false }
    var type: TapeEntry?
    var named: TapeEntry?
    var index = 1
    // The last member of a name counts.
    while index < Int(view[0].next) {
      let key = view[index]
      let value = view[Int(key.next)]
      switch view.text(of: key) {
      case "typ": type = value
      case "alg": named = value
      default: break
      }
      index = Int(value.next)
    }
    if let type, type.kind != .string || view.text(of: type) != "JWT" { return false }
    guard let named, isTruthy(named, in: view) else { return false }
    guard let algorithm, !algorithm.isEmpty else { return true }
    return named.kind == .string && view.text(of: named) == algorithm
  }

  private static func isTruthy(_ entry: TapeEntry, in view: JSONView) -> Bool {
    switch entry.kind {
    case .null, .false: false
    case .number: view.number(of: entry) != 0
    case .string: entry.start < entry.end
    case .true, .array, .object, .key: true
    }
  }

  /// Returns the UTF-8 of a text in which each byte is a character.
  private static func utf8(latin1 bytes: [UInt8]) -> [UInt8] {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return bytes }
    var text: [UInt8] = []
    for byte in bytes { WTF8.append(UInt32(byte), to: &text) }
    return text
  }
}
