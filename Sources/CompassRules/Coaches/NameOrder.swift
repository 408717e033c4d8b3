/// How two names are put in order, which only a collation of the app's language can say.
///
/// The web app asks `localeCompare`. Foundation's answer agrees with it for American English:
///
///     let locale = Locale(identifier: "en_US")
///     let order = NameOrder { left, right in
///       left.compare(right, locale: locale) == .orderedAscending
///     }
public struct NameOrder: Sendable {
  private let comesBefore: @Sendable (String, String) -> Bool

  /// - Parameter comesBefore: whether the first text stands before the second; two texts of which
  ///   neither does are equal.
  public init(_ comesBefore: @escaping @Sendable (String, String) -> Bool) {
    self.comesBefore = comesBefore
  }

  /// Below 0, 0 or above 0, for first before second, equal, and after.
  func compare(_ left: String, _ right: String) -> Int {
    if comesBefore(left, right) { return -1 }
    return comesBefore(right, left) ? 1 : 0
  }
}
