package import SchemaModel

/// Fields of the web app's schemas that are also validated alone.
///
/// The vectors record `urlSchema` on its own, as `url` and `url-2026-08`. It is a field of other schemas and
/// not a payload, so `documents(of:)` leaves it out.
extension SchemaCatalog {
  /// The names of the fields, each of which every revision has.
  package static let fieldNames = ["url"]

  /// A revision's field of that name as a document, or nil.
  package static func field(named name: String, of revision: Revision) -> SchemaDocument? {
    fieldNames.contains(name) ? SchemaDocument(name: name, schema: url(of: revision)) : nil
  }
}
