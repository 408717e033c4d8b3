import CompassSchemas
import SchemaModel

/// The schemas of the web app that are timed, of revision 2026-02.
extension ZodSchema {
  static let coach = february(.coach)
  static let event = february(.event)
  static let interaction = february(.interaction)

  private static func february(_ schema: WebSchema) -> ZodSchema {
    (try? schema.schema(in: .february2026)) ?? .never
  }
}
