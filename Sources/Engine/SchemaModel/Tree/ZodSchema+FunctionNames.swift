extension ZodSchema {
  /// The names of the functions that a program has to provide for the schema's document: those of the schema and of all
  /// schemas inside, except for Zod's own such as `trim` and for functions without a name. A name occurs as often as it is
  /// used.
  public var functionNames: [String] {
    var names: [String] = []
    forEachFunction { use in
      if let name = use.providedName { names.append(name) }
    }
    return names
  }

  /// Calls `body` with each function of the schema and of all schemas inside, as often as it is used.
  package func forEachFunction(_ body: (FunctionUse) -> Void) {
    if let error { body(.error(error)) }
    switch node {
    case .transform(let transform): body(.transform(transform))
    case .codec(_, _, let codec):
      body(.transform(codec.decode))
      body(.transform(codec.encode))
    case .default(_, .function(let function)): body(.defaultValue(function))
    case .prefault(_, .function(let function)): body(.prefaultValue(function))
    case .catch(_, .function(let function)): body(.catchValue(function))
    default: break
    }
    for check in checks { check.forEachFunction(body) }
    for part in parts { part.forEachFunction(body) }
  }

  /// A function with its use in a schema.
  package enum FunctionUse: Sendable {
    /// A condition that a value must fit: `refine`, `custom` and `stringFormat`.
    case predicate(Predicate)
    /// A function that adds issues: `superRefine` and `check`.
    case check(CheckFunction)
    /// A function that returns another value, and may add issues: `transform` and `codec`.
    case transform(Transform)
    /// A function that replaces the value before the later checks: `overwrite`.
    case overwrite(Transform)
    /// A function that words issues: `error`.
    case error(ErrorFunction)
    /// A condition of a check: `when`.
    case when(When)
    /// The value of a `default`, which is not validated.
    case defaultValue(Producer)
    /// The value of a `prefault`, which is validated.
    case prefaultValue(Producer)
    /// The value of a `catch`, which is not validated.
    case catchValue(Rescuer)

    /// The name under which a program has to provide the function; nil for one of Zod's own, one that a document holds as
    /// data, and one without a name.
    fileprivate var providedName: String? {
      switch self {
      case .predicate(let predicate): predicate.written == nil ? predicate.givenName : nil
      case .check(let function): function.givenName
      case .transform(let transform), .overwrite(let transform):
        transform.isZods ? nil : transform.givenName
      case .error(let function): function.givenName
      case .when(let condition): condition.givenName
      case .defaultValue(let producer), .prefaultValue(let producer): producer.givenName
      case .catchValue(let rescuer): rescuer.givenName
      }
    }
  }
}

extension ZodSchema.Check {
  fileprivate func forEachFunction(_ body: (ZodSchema.FunctionUse) -> Void) {
    switch kind {
    case .overwrite(let transform): body(.overwrite(transform))
    case .custom(let predicate, _, _): body(.predicate(predicate))
    case .function(let function): body(.check(function))
    case .format(.function(_, let predicate)): body(.predicate(predicate))
    default: break
    }
    if let error { body(.error(error)) }
    if let when { body(.when(when)) }
  }
}

extension ZodSchema.NamedFunction {
  /// The name; nil for a function without one.
  fileprivate var givenName: String? { identity == nil ? name : nil }
}

extension ZodSchema.Transform {
  /// Whether the function is one of Zod itself.
  fileprivate var isZods: Bool {
    [.trim, .toLowerCase, .toUpperCase, .slugify].contains(self)
      || ZodSchema.NormalizationForm.allCases.contains { self == .normalizing($0) }
  }
}
