extension SchoolRules {
  /// A document that may be shared with schools.
  ///
  /// Specification "School Detail", 5 Computed Properties.
  public struct Document: Sendable, Hashable, Identifiable, Decodable {
    /// The document's id.
    public var id: String
    /// The schools' ids; nil for a document that is shared with none.
    public var sharedWithSchools: [String]?

    /// Creates a document.
    public init(id: String, sharedWithSchools: [String]?) {
      self.id = id
      self.sharedWithSchools = sharedWithSchools
    }

    private enum CodingKeys: String, CodingKey {
      case id
      case sharedWithSchools = "shared_with_schools"
    }

    /// Returns the documents that are shared with a school, in order.
    public static func shared(
      _ documents: [Document], with schoolID: String
    ) -> [Document] {
      documents.filter { $0.sharedWithSchools?.contains(schoolID) == true }
    }
  }
}
