import CompassSchemas
import HTMLSanitizing
import JSPrimitives

extension FuzzTarget {
  /// Both sanitizers on any text. Only the allowed elements, attributes and links remain, after one
  /// pass and after two. Simple markup does not change in a second pass. Plain text gives the same
  /// output as through the parser.
  static let sanitizer = FuzzTarget("sanitizer") { (input) throws(Finding) in
    let text = InputText.text(input)
    for (sanitizer, isPurified) in [
      (HTMLSanitizer.february2026, true), (HTMLSanitizer.august2026, false),
    ] {
      try SanitizerCheck(sanitizer: sanitizer, isPurified: isPurified).check(text)
    }
  }
}

/// One sanitizer.
private struct SanitizerCheck {
  let sanitizer: HTMLSanitizer
  let isPurified: Bool

  func check(_ text: JSText) throws(Finding) {
    guard let once = cleaned(text) else { return }
    try compareWays(text, once)
    guard !isPurified || text.bytes.contains(UInt8(ascii: "<")) else {
      // DOMPurify does not process text without a tag.
      return try Finding.unless(once == text, "\(once) of text without a tag")
    }
    let markup = try read(once, of: text)
    guard let twice = cleaned(once) else { return }
    if !isPurified || once.bytes.contains(UInt8(ascii: "<")) { _ = try read(twice, of: once) }
    if SafeMarkup.isSettled(markup, once.bytes) {
      try Finding.unless(twice == once, "\(name): \(once) becomes \(twice) in a second pass")
    }
  }

  private var name: String { isPurified ? "2026-02" : "2026-08" }

  /// Returns the sanitized text; nil if a limit is exceeded.
  private func cleaned(_ text: JSText) -> JSText? { try? sanitizer.sanitize(text) }

  /// Checks that the parser finds the same output as the shortcut, whether or not the text changes.
  private func compareWays(_ text: JSText, _ found: JSText) throws(Finding) {
    let mayChange = text.bytes.withUnsafeBufferPointer { sanitizer.mayChange($0) }
    try Finding.unless(
      JSText(utf16: found.utf16) == found, "\(name): \(found.bytes) is no text")
    try Finding.unless(mayChange || found == text, "\(name): a change that may not be")
    guard mayChange || !isPurified,
      let parsed = text.bytes.withUnsafeBufferPointer({ try? sanitizer.sanitizeMarkup($0) })
    else { return }
    try Finding.unless(
      found.bytes == parsed,
      "\(name): \(found), but \(String(decoding: parsed, as: UTF8.self)) by the parser")
  }

  private func read(_ output: JSText, of text: JSText) throws(Finding) -> WrittenMarkup {
    do throws(Finding) {
      let markup = try WrittenMarkup(output.bytes)
      try SafeMarkup.check(markup, isPurified: isPurified)
      return markup
    } catch {
      throw Finding("\(name): \(error) in \(output) of \(text)")
    }
  }
}
