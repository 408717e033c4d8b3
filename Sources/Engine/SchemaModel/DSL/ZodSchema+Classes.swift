/// The methods that only some classes of Zod have, such as `min`.
///
/// Such a call on a schema of another class is a `TypeError` in Zod. Here it makes an invalid schema, whose compilation
/// throws. The methods of a class are those of Zod 4.4.3, `classic/schemas.ts`.
extension ZodSchema {
  /// A class of Zod with methods of its own, named as its function here.
  enum Class: String {
    case string, number, bigint, date, file, array, tuple, map, set, object, enumeration

    /// The classes with `min` and `max`.
    static let limited: [Class] = [.string, .number, .bigint, .date, .file, .array, .map, .set]
    /// The classes with `gt`, `lt`, `multipleOf` and their like.
    static let numeric: [Class] = [.number, .bigint]
  }

  /// The class whose methods the schema has; nil for a class without methods of its own.
  var methods: Class? {
    switch node {
    case .string, .coerced(.string): .string
    case .number, .coerced(.number): .number
    case .bigint, .coerced(.bigint): .bigint
    case .date, .coerced(.date): .date
    case .file: .file
    case .array: .array
    case .tuple: .tuple
    case .map: .map
    case .set: .set
    case .object: .object
    case .enumeration: .enumeration
    // A check on a labelled schema is on another node around it, and so is a second label.
    case .lazy(let inner) where inner.label != nil && (label != nil || !checks.isEmpty):
      inner.methods
    default: nil
    }
  }

  /// The property of a value that `min` and `max` limit.
  enum Measure { case value, size, length }

  var measure: Measure {
    switch methods {
    case .number, .bigint, .date: .value
    case .map, .set, .file: .size
    default: .length
    }
  }

  /// Returns the schema with the check of a method that only these classes have, or else an invalid schema.
  ///
  /// - Parameters:
  ///   - kind: The rule.
  ///   - classes: The classes with the method.
  ///   - message: The issue's message; nil for the default message.
  ///   - error: A function that words the issue.
  ///   - method: The declaration of the method, which starts with its name.
  func check(
    _ kind: Check.Kind, of classes: [Class], _ message: String? = nil,
    _ error: ErrorFunction? = nil, method: StaticString = #function
  ) -> ZodSchema {
    isOf(classes)
      ? check(kind, message, error: error)
      : needs("\(method)", classes, or: ".check(_:) adds any check to any schema")
  }

  /// Returns whether the schema is of one of these classes. A reference may be, since its schema is not known yet.
  func isOf(_ classes: [Class]) -> Bool {
    if case .reference = node { return true }
    return methods.map(classes.contains) ?? false
  }

  /// Returns the invalid schema of a method on a schema that lacks it.
  ///
  /// - Parameters:
  ///   - method: The method, or its declaration, which starts with its name.
  ///   - classes: The classes with the method.
  ///   - hint: Another way to the same end, if there is one.
  func needs(_ method: String, _ classes: [Class], or hint: String? = nil) -> ZodSchema {
    if case .invalid = node { return self }
    let names = classes.map(\.rawValue)
    let list = names.dropLast().joined(separator: ", ") + (names.count > 1 ? " or " : "")
    let needed = "\(Self.article(names[0])) \(list)\(names[names.count - 1]) schema"
    let kind = document["type"]?.text?.string ?? "recursive"
    return ZodSchema(
      .invalid(
        ".\(method.prefix { $0 != "(" })() needs \(needed), not \(Self.article(kind)) \(kind) one"
          + (hint.map { "; \($0)" } ?? "")))
  }

  private static func article(_ noun: String) -> String {
    "aeiou".contains(noun.prefix(1)) ? "an" : "a"
  }
}
