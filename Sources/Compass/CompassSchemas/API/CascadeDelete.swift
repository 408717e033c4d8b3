internal import SchemaModel

/// The bodies that confirm a deletion with everything that depends on it.
extension WebSchema {
  /// The body of `POST /api/coaches/{id}/cascade-delete`.
  public static let coachCascadeDeleteBody = cascadeDeleteBody("api-coaches-cascade-delete")
  /// The body of `POST /api/interactions/{id}/cascade-delete`.
  public static let interactionCascadeDeleteBody = cascadeDeleteBody(
    "api-interactions-cascade-delete")
  /// The body of `POST /api/schools/{id}/cascade-delete`.
  public static let schoolCascadeDeleteBody = cascadeDeleteBody("api-schools-cascade-delete")

  private static func cascadeDeleteBody(_ name: String) -> WebSchema {
    WebSchema(name, since: .august2026) { _ in
      .object {
        Field("confirmDelete", .boolean().optional())
      }
    }
  }
}
