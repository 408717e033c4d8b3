import JSPrimitives
import JSRegex

/// An input as a regular expression and a subject: a line of flags, with an offset after a space;
/// the pattern; after the byte 0xFF the subject.
struct RegexInput {
  var flags: JSText = ""
  var lastIndex = 0
  var pattern: JSText
  var subject: JSText = ""

  /// All engines, the matcher first, which is the reference. Each answers for the patterns it
  /// supports.
  static let engines: [Engines] = [
    .matcher, .linear, .automatic, .native(usesJIT: true), .native(usesJIT: false), .automaton,
  ]

  init(_ input: [UInt8]) {
    var rest = input[...]
    if let lineBreak = input.firstIndex(of: 0x0A) {
      let words = input[..<lineBreak].split(separator: 0x20, omittingEmptySubsequences: false)
      flags = InputText.text(words.first ?? [])
      if words.count > 1 { lastIndex = Int(String(decoding: words[1], as: UTF8.self)) ?? 0 }
      rest = input[(lineBreak + 1)...]
    }
    let end = rest.firstIndex(of: 0xFF) ?? rest.endIndex
    pattern = InputText.text(rest[..<end])
    subject = InputText.text(rest[end...].dropFirst())
  }

  /// Returns the expression for an engine, or the error of compiling it.
  func compiled(for engines: Engines) -> Result<JSRegex, PatternError> {
    Result { () throws(PatternError) in
      try JSRegex(pattern: pattern, flags: flags, engines: engines)
    }
  }
}
