public import SchemaModel

extension Revision {
  /// The year in which the web app's schemas and vectors of this revision were recorded.
  ///
  /// Documents that are compared with recorded ones count from it. Payloads of today count from today's year.
  public var recordedYear: Int { 2026 }
}
