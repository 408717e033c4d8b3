internal import SourceJSON

extension JSONValue? {
  /// The value unless it is missing or null.
  var nonnull: JSONValue? {
    // A `nil` literal would be JSON's null here.
    self == .some(.null) ? .none : self
  }
}
