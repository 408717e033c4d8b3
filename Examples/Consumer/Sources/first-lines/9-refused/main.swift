// swift-format-ignore-file
import SchemaValidation

// Each line throws where the validator is built, and the text names the check, the kind of schema and the path.
for schema: ZodSchema in [.boolean().min(3), .number().email(), .string().multipleOf(2)] {
  do { _ = try Validator(.object(["a": schema])); print("not refused") } catch { print(error) }
}
_ = try Validator(.boolean().check(.minLength(3)))  // asked for as Zod's `.check` has it: taken
