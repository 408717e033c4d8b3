/// A person with a first and a last name.
public protocol PersonNames {
  /// The first name.
  var firstName: String { get }
  /// The last name.
  var lastName: String { get }
}

extension PersonNames {
  /// The first and the last name, separated by a space.
  public var fullName: String { "\(firstName) \(lastName)" }

  /// The first characters of both names, for the circle on a card ("Coaches List", 3 Coach Model).
  public var initials: String { "\(firstName.prefix(1))\(lastName.prefix(1))" }
}
