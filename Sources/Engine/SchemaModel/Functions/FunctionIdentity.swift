extension ZodSchema {
  /// The identity of a function without a name: it is equal to its copies only.
  public struct FunctionIdentity: Sendable, Hashable {
    private final class Object: Sendable {}

    private let object = Object()

    /// The name of all functions without one, for the reasons of undecided outcomes.
    static let name = "an unnamed function"

    /// A new identity.
    init() {}

    /// Returns whether two values are copies of one identity.
    public static func == (left: Self, right: Self) -> Bool { left.object === right.object }
    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(object)) }
  }
}
