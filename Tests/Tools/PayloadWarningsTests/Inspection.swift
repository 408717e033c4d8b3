import Diagnostics
import PayloadWarnings
import SchemaModel
import Validation

/// The warnings about payloads of a schema.
struct Inspection {
  let inspector: PayloadInspector

  init(_ validator: Validator, kinds: Set<WarningCode> = Set(WarningCode.allCases)) {
    inspector = PayloadInspector(validator, kinds: kinds)
  }

  init(_ schema: ZodSchema) throws { self.init(try Validator(schema)) }

  func report(_ payload: String) -> PayloadInspector.Report {
    Array(payload.utf8).withUnsafeBufferPointer { inspector.inspect($0) }
  }

  func warnings(_ payload: String) -> [PayloadWarning] { report(payload).warnings }

  /// The warnings as `code path: message`.
  func lines(_ payload: String) -> [String] {
    warnings(payload).map { warning in
      let path = warning.path.map(\.description).joined(separator: ".")
      return "\(warning.code.rawValue) \(path): \(warning.message)"
    }
  }
}

/// Returns the warnings about a payload as `code path: message`.
func warnings(_ payload: String, _ schema: ZodSchema) throws -> [String] {
  try Inspection(schema).lines(payload)
}
