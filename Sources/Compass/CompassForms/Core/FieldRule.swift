internal import SchemaModel
internal import SourceJSON
internal import Validation

/// A compiled schema of one value.
///
/// If the schema doesn't compile, every value is undecided, so none is accepted unchecked.
struct FieldRule: Sendable {
  private let validator: Result<Validator, SchemaError>

  /// Compiles the schema.
  ///
  /// - Parameters:
  ///   - zod: the version of Zod to restate.
  ///   - functions: the functions that the schema names.
  init(_ schema: ZodSchema, zod: ZodVersion, functions: FunctionRegistry = .standard) {
    do throws(SchemaError) {
      validator = .success(try Validator(schema, zod: zod, functions: functions))
    } catch {
      validator = .failure(error)
    }
  }

  func outcome(of value: JSONValue) -> Outcome<JSONValue> {
    switch validator {
    case .success(let validator): validator.validate(value)
    case .failure(let error):
      .undecided(.functionFailed(name: "schema", error: "\(error)"))
    }
  }
}
