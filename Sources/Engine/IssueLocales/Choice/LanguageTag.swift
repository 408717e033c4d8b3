/// The language, script and region of a BCP 47 tag or a locale of POSIX.
///
/// BCP 47 (RFC 5646), section 2.1. Variants, extensions, and the charset of POSIX say nothing about the words.
struct LanguageTag: Equatable {
  /// The language in lower case.
  let language: String
  /// The script in lower case: that of the tag, or that which its language and region imply; nil if it is unknown.
  let script: String?
  /// The region in lower case.
  let region: String?

  /// Reads a tag such as `zh-Hant-TW` or `de_AT.UTF-8`.
  init(_ tag: String) {
    let name = tag.lowercased().prefix { $0 != "." && $0 != "@" }
    let subtags = name.split { $0 == "-" || $0 == "_" }.map(String.init)
    var language = subtags.first ?? ""
    var script: String?
    var region: String?
    // A subtag of one letter starts an extension.
    for subtag in subtags.dropFirst().prefix(while: { $0.utf8.count > 1 }) {
      let isWord = subtag.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
      switch subtag.utf8.count {
      case 4 where isWord && script == nil && region == nil: script = subtag
      case 2 where isWord, 3 where !isWord: region = region ?? subtag
      default: break
      }
    }
    language = Self.newNames[language] ?? language
    self.language = language
    self.region = region
    self.script = script ?? Self.impliedScript(of: language, in: region)
  }

  /// Names that other names replaced. IANA Language Subtag Registry; `cmn` is the language that `zh` means, and the
  /// messages of the locale `C` of POSIX are English.
  private static let newNames = ["iw": "he", "cmn": "zh", "c": "en", "posix": "en"]

  /// Returns the script that a language is written in. Unicode CLDR, likely subtags, for the languages of Zod's
  /// locales.
  private static func impliedScript(of language: String, in region: String?) -> String? {
    switch language {
    case "zh": region.map { ["tw", "hk", "mo"].contains($0) } == true ? "hant" : "hans"
    case "en", "es", "fr", "de", "pt", "it", "pl": "latn"
    case "ar": "arab"
    case "he": "hebr"
    case "ja": "jpan"
    case "ko": "kore"
    case "ru", "uk": "cyrl"
    default: nil
    }
  }

  /// Returns how well a locale's words suit a reader of this language: nil if they don't, higher is better.
  func suitability(of locale: LanguageTag) -> Int? {
    guard language == locale.language else { return nil }
    if let script, let other = locale.script, script != other { return nil }
    if region == locale.region { return 2 }
    return locale.region == nil ? 1 : 0
  }
}
