internal import SchemaModel

extension ZodVersion {
  /// The version that a vector file's `recorded.zod` names; nil for a text of another version.
  ///
  /// 4.5 is one commit of Zod's main branch, which vectors call `head` or by its name, as in
  /// `4.4.3 + main e516c3ba (2026-08-20)`. Nothing else is an alias: neither another commit nor a patch of a known
  /// release, such as 4.5.0 or 4.4.1, was measured to be equal.
  init?(recorded text: String) {
    let words = text.split { !$0.isLetter && !$0.isNumber }
    if text == "head" || words.contains(Self.commitOf45) {
      self = .v4_5
    } else {
      self.init(rawValue: text)
    }
  }

  private static let commitOf45: Substring = "e516c3ba"
}
