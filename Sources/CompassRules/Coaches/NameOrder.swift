/// How two names are put in order, which only a collation of the app's language can say.
///
/// The web app asks `localeCompare`. Foundation's answer agrees with it for American English; both
/// rest on ICU's data, so another version of it may order rare characters otherwise.
///
///     let locale = Locale(identifier: "en_US")
///     let order = NameOrder { $0.compare($1, locale: locale).rawValue }
public struct NameOrder: Sendable {
  /// Below 0, 0 or above 0, for first before second, equal, and after.
  let compare: @Sendable (String, String) -> Int

  /// - Parameter compare: a number below 0 when the first text stands before the second, 0 when they
  ///   are equal, above 0 otherwise.
  public init(_ compare: @escaping @Sendable (String, String) -> Int) {
    self.compare = compare
  }
}
