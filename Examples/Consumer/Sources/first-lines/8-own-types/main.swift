// swift-format-ignore-file
import CompassValidation

// An app's own types with common names break nothing.
struct Field { var title: String }
struct School: Codable { var id: String }
struct Coach: Codable { var id: String }
enum Division { case d1 }
struct Check {}

let schema = ZodSchema.object(["a": .string(), "b": .number().optional()])  // no word of the package that an app's `Field` could shadow; the order stays
let spelled = ZodSchema.object { ZodSchema.Field("a", .string()) }
let web = Validator.school.isValid(#"{"name": "x"}"#)
