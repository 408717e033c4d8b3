extension ZodSchema {
  /// The names of the functions that a program has to provide for the schema's document: those of the schema and of all
  /// schemas inside, except for Zod's own such as `trim` and for functions without a name. A name occurs as often as it is
  /// used.
  public var functionNames: [String] {
    var names: [String] = []
    appendFunctionNames(to: &names)
    return names
  }

  private func appendFunctionNames(to names: inout [String]) {
    if let error { error.appendName(to: &names) }
    switch node {
    case .transform(let transform): transform.appendOwnName(to: &names)
    case .codec(_, _, let codec):
      codec.decode.appendOwnName(to: &names)
      codec.encode.appendOwnName(to: &names)
    case .default(_, .function(let function)), .prefault(_, .function(let function)):
      function.appendName(to: &names)
    case .catch(_, .function(let function)): function.appendName(to: &names)
    default: break
    }
    for check in checks { check.appendFunctionNames(to: &names) }
    for part in parts { part.appendFunctionNames(to: &names) }
  }
}

extension ZodSchema.Check {
  fileprivate func appendFunctionNames(to names: inout [String]) {
    switch kind {
    case .overwrite(let transform): transform.appendOwnName(to: &names)
    case .custom(let predicate, _, _):
      if predicate.written == nil { predicate.appendName(to: &names) }
    case .function(let function): function.appendName(to: &names)
    case .format(.function(_, let predicate)): predicate.appendName(to: &names)
    default: break
    }
    if let error { error.appendName(to: &names) }
    if let when { when.appendName(to: &names) }
  }
}

extension ZodSchema.NamedFunction {
  fileprivate func appendName(to names: inout [String]) {
    if identity == nil { names.append(name) }
  }
}

extension ZodSchema.Transform {
  fileprivate func appendOwnName(to names: inout [String]) {
    let isZods =
      [.trim, .toLowerCase, .toUpperCase, .slugify].contains(self)
      || ZodSchema.NormalizationForm.allCases.contains { self == .normalizing($0) }
    if !isZods { appendName(to: &names) }
  }
}
