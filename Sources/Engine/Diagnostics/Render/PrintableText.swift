/// Text that stays on one line and can't control a terminal.
public enum PrintableText {
  /// Returns the text with control characters, line separators and bidirectional controls escaped as `\u{…}`.
  public static func oneLine(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isBreaking) else { return text }
    return text.unicodeScalars.reduce(into: "") { line, scalar in
      line += isBreaking(scalar) ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
  }

  private static func isBreaking(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
