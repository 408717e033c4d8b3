internal import JSPrimitives

extension CodeRules {
  /// Returns the handle in a typed text: a handle, with or without `@`, or the address of a profile.
  ///
  /// Restates `social.normalizeHandle`. Of an address, only the part after the platform's own host is
  /// kept, up to a slash, question mark or hash in its last line. Hosts are case-sensitive. A shortened TikTok address,
  /// such as `https://vm.tiktok.com/ZM1/`, stays an address without its scheme. Since 2026-08.
  ///
  /// Fault of the web app: another platform's address isn't recognized, so `https://x.com/user` as an
  /// Instagram handle gives `https:`.
  ///
  /// - Parameter platform: the platform of the field; nil for one without an address.
  public static func normalizedHandle(
    _ value: String, platform: SocialPlatform?
  ) -> SocialHandle {
    var rest = value.jsText.trimmed().bytes[...]
    if platform == .tiktok {
      let address = Self.dropping(["https://", "http://"], from: rest)
      if address.starts(with: "vm.tiktok.com/".utf8) || address.starts(with: "vt.tiktok.com/".utf8)
      {
        return SocialHandle(
          text: String(jsText: JSText(wtf8: Array(address))), isShortAddress: true)
      }
    }
    let address = Self.dropping(["www."], from: Self.dropping(["https://", "http://"], from: rest))
    for host in platform.map(Self.hosts) ?? [] where address.starts(with: host.utf8) {
      rest = address.dropFirst(host.utf8.count)
      if platform == .tiktok { rest = Self.dropping(["@"], from: rest) }
      break
    }
    let units = JSText(wtf8: Array(Self.dropping(["@"], from: rest))).utf16
    let handle = JSText(utf16: units.prefix(Self.handleLength(in: units))).trimmed()
    return SocialHandle(text: handle.string, isShortAddress: false)
  }

  /// Returns the server's verdict on a handle.
  ///
  /// Restates `social.serverValidate`. Signs `@` at the start are removed, then white space around,
  /// and the rest is compared in lower case. A `@` after white space stays, and Twitter allows it.
  ///
  /// - Parameter platform: the platform; nil for another one, where every handle but an empty one is
  ///   valid.
  public static func serverVerdict(
    onHandle handle: String, platform: SocialPlatform?
  ) -> SocialHandleVerdict {
    let bytes = handle.jsText.bytes
    guard !bytes.isEmpty else { return .invalid("Handle is required") }
    let rest = Array(bytes.drop { $0 == UInt8(ascii: "@") })
    let normalized = JSText(wtf8: rest).trimmed().lowercased()
    switch platform {
    case .twitter where !Self.isTwitterHandle(normalized.bytes):
      return .invalid(
        "Invalid Twitter handle. Must be 1-30 characters, alphanumeric with underscores only.")
    case .instagram where !Self.isInstagramHandle(normalized.bytes):
      return .invalid(
        "Invalid Instagram handle. Must be 1-30 characters, alphanumeric, underscores, or periods.")
    default: return .valid(normalized.string)
    }
  }

  /// Returns the valid handles of a list, normalized as the server does, in their order.
  ///
  /// Restates `social.filterValid`. Repeated handles stay. Platforms other than Twitter and Instagram
  /// give none.
  public static func validHandles(
    _ handles: [String], platform: SocialPlatform?
  ) -> [String] {
    guard platform == .twitter || platform == .instagram else { return [] }
    return handles.compactMap { handle in
      if case .valid(let text) = serverVerdict(onHandle: handle, platform: platform) {
        text
      } else {
        nil
      }
    }
  }

  /// Returns the place of the first slash, question mark or hash from which no line break follows.
  private static func handleLength(in units: [UInt16]) -> Int {
    let isBreak = { (unit: UInt16) in [0x0A, 0x0D, 0x2028, 0x2029].contains(unit) }
    let isEnd = { (unit: UInt16) in [0x23, 0x2F, 0x3F].contains(unit) }
    let lastLine = units.lastIndex(where: isBreak).map { $0 + 1 } ?? 0
    return units[lastLine...].firstIndex(where: isEnd) ?? units.count
  }

  private static func hosts(of platform: SocialPlatform) -> [String] {
    switch platform {
    case .twitter: ["x.com/", "twitter.com/"]
    case .instagram: ["instagram.com/"]
    case .tiktok: ["tiktok.com/"]
    }
  }

  private static func dropping(
    _ prefixes: [String], from text: ArraySlice<UInt8>
  ) -> ArraySlice<UInt8> {
    prefixes.first { text.starts(with: $0.utf8) }.map { text.dropFirst($0.utf8.count) } ?? text
  }

  /// Takes a handle in lower case.
  private static func isTwitterHandle(_ handle: [UInt8]) -> Bool {
    let name = handle.first == UInt8(ascii: "@") ? handle.dropFirst() : handle[...]
    return (1...30).contains(name.count) && name.first.map(isLetter) == true
      && name.allSatisfy(isWordCharacter)
  }

  /// Takes a handle in lower case.
  private static func isInstagramHandle(_ handle: [UInt8]) -> Bool {
    let isMark = { (byte: UInt8) in byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") }
    return (1...30).contains(handle.count)
      && handle.allSatisfy { isWordCharacter($0) || isMark($0) }
      && handle.first.map(isMark) == false
      && !zip(handle, handle.dropFirst()).contains { isMark($0) && isMark($1) }
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte) }

  private static func isWordCharacter(_ byte: UInt8) -> Bool {
    isLetter(byte) || (0x30...0x39).contains(byte) || byte == UInt8(ascii: "_")
  }
}
