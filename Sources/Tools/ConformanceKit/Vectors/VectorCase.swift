package import JSPrimitives
internal import SchemaModel
package import SourceJSON

/// One golden vector: an id, what goes in, and what must come out.
package struct VectorCase: Sendable {
  struct FieldError: Error {
    var reason: String
  }

  package let id: String
  let tags: [String]
  package let fields: JSONObject

  /// Reads a case.
  ///
  /// - Throws: `FieldError` for a case that does not have the shape of its kind: a member that is missing, unknown, of
  ///   another type, or that names nothing there is.
  init(_ value: JSONValue, of shape: RecordShape) throws(FieldError) {
    guard let fields = value.object else { throw FieldError(reason: "not an object") }
    guard let id = fields["id"]?.text?.string else { throw FieldError(reason: "no id") }
    if let fault = shape.fault(in: fields, at: "") { throw FieldError(reason: "\(id): \(fault)") }
    self.id = id
    self.fields = fields
    tags = fields["tags"]?.elements?.compactMap { $0.text?.string } ?? []
    if let fault = faultOfVersions { throw FieldError(reason: "\(id): \(fault)") }
  }

  init(id: String, tags: [String], fields: JSONObject) {
    self.id = id
    self.tags = tags
    self.fields = fields
  }

  package subscript(name: JSText) -> JSONValue? { fields[name] }

  /// The fault of results for a version of Zod or an input that does not exist: nothing would compare them.
  private var faultOfVersions: String? {
    for (name, differences) in fields["versions"]?.object?.members ?? [] {
      guard ZodVersion(rawValue: name.string) != nil else {
        return "\"versions\": unknown version of Zod \"\(name)\""
      }
      let count = fields["inputs"]?.elements?.count ?? 0
      for (index, _) in differences["inputs"]?.object?.members ?? []
      where !(JSONObject.arrayIndex(index).map { $0 < count } ?? false) {
        return "\"versions.\(name).inputs\": there is no input \(index)"
      }
    }
    if let only = fields["only"]?.text?.string, ZodVersion(rawValue: only) == nil {
      return "\"only\": unknown version of Zod \"\(only)\""
    }
    return nil
  }
}
