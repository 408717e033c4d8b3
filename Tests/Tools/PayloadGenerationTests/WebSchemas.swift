import CompassSchemas
import SchemaModel

/// The schemas of the web app that the generator is tried with.
extension ZodSchema {
  static let coach = schema(.coach, .february2026)
  static let offer = schema(.offer, .february2026)
  static let offer2026August = schema(.offer, .august2026)
  static let signup2026August = schema(.signup, .august2026)

  private static func schema(_ schema: WebSchema, _ revision: WebRevision) -> ZodSchema {
    (try? schema.schema(in: revision)) ?? .never
  }
}
