internal import SchemaModel

extension ZodVersion {
  /// The version that a vector file's `recorded.zod` names; nil for a text of another version.
  ///
  /// Zod's main branch is called `head`, or by the release before it and its commit, such as
  /// `4.4.3 + main e516c3ba (2026-08-20)`.
  init?(recorded text: String) {
    let isOfMain = text == "head" || text.split(separator: " ").contains("main")
    if isOfMain || text.hasPrefix(Self.v4_5.rawValue + ".") {
      self = .v4_5
    } else {
      self.init(rawValue: text)
    }
  }
}
