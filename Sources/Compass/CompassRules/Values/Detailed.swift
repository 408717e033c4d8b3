/// A value whose optional columns are a part of it, which others of its entity share.
///
/// Each detail is a property of the value too: `coach.email` is `coach.details.email`.
@dynamicMemberLookup
public protocol Detailed<Details> {
  /// The type of the part.
  associatedtype Details
  /// The optional columns.
  var details: Details { get set }
}

extension Detailed {
  /// One of the details.
  public subscript<Value>(dynamicMember property: WritableKeyPath<Details, Value>) -> Value {
    get { details[keyPath: property] }
    set { details[keyPath: property] = newValue }
  }
}
