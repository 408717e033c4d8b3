internal import SchemaModel

/// The marks of a schema whose input or output may be absent: Zod's `optin` and `optout`.
struct AbsenceMarks: Sendable, Hashable {
  /// The kinds of input of a schema.
  enum Input: Sendable {
    /// The value must be there.
    case required
    /// The value may be absent.
    case optional
    /// The value may be absent and then becomes another one; only from 4.6.7 on.
    case defaulted
  }

  var input = Input.required
  var mayOutputBeAbsent = false

  var mayInputBeAbsent: Bool { input != .required }
}

/// Finds the marks of schemas in one version of Zod.
struct AbsenceReader {
  let version: ZodVersion
  /// The schemas around, by label, the innermost last.
  var scope: [(label: String, schema: ZodSchema)] = []
  /// The labels that are being resolved; one that refers to itself has no marks.
  private var open: Set<String> = []

  init(version: ZodVersion) { self.version = version }

  mutating func marks(of schema: ZodSchema) -> AbsenceMarks {
    if let label = schema.label { scope.append((label, schema)) }
    defer { if schema.label != nil { scope.removeLast() } }
    switch schema.node {
    case .optional(let inner), .exactOptional(let inner):
      let isDefaulted = version >= .v4_6_7 && marks(of: inner).input == .defaulted
      return AbsenceMarks(input: isDefaulted ? .defaulted : .optional, mayOutputBeAbsent: true)
    case .default, .prefault:
      return AbsenceMarks(input: version >= .v4_6_7 ? .defaulted : .optional)
    case .catch(let inner, _):
      var marks = marks(of: inner)
      if version >= .v4_4_3, marks.input == .required { marks.input = .optional }
      return marks
    case .transform: return AbsenceMarks(input: version >= .v4_4_3 ? .optional : .required)
    case .undefined:
      let isOptional = version < .v4_4_3
      return AbsenceMarks(
        input: isOptional ? .optional : .required, mayOutputBeAbsent: isOptional)
    case .pipe(let input, let output), .codec(let input, let output, _):
      return AbsenceMarks(
        input: marks(of: input).input, mayOutputBeAbsent: marks(of: output).mayOutputBeAbsent)
    case .union(let options), .exclusiveUnion(let options), .discriminatedUnion(_, let options, _):
      return marks(ofAny: options)
    case .nullable(let inner), .readonly(let inner), .lazy(let inner): return marks(of: inner)
    case .reference(let label): return marks(ofLabel: label)
    default: return AbsenceMarks()
    }
  }

  private mutating func marks(ofAny options: [ZodSchema]) -> AbsenceMarks {
    var result = AbsenceMarks()
    for option in options {
      let marks = marks(of: option)
      result.mayOutputBeAbsent = result.mayOutputBeAbsent || marks.mayOutputBeAbsent
      if marks.input == .defaulted || result.input == .required { result.input = marks.input }
    }
    return result
  }

  private mutating func marks(ofLabel label: String) -> AbsenceMarks {
    guard let place = scope.lastIndex(where: { $0.label == label }),
      open.insert(label).inserted
    else { return AbsenceMarks() }
    // The schema's own surroundings are those that it was found in.
    let inner = Array(scope[place...])
    let schema = scope[place].schema
    scope.removeSubrange(place...)
    defer {
      scope += inner
      open.remove(label)
    }
    return marks(of: schema)
  }
}
