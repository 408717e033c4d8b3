extension ZodSchema {
  /// The names of the functions that a program has to provide for the schema's document: those of the schema and of all
  /// schemas inside, except for Zod's own such as `trim`. A name occurs as often as it is used.
  public var functionNames: [String] {
    var names: [String] = []
    appendFunctionNames(to: &names)
    return names
  }

  private func appendFunctionNames(to names: inout [String]) {
    if let error { names.append(error.name) }
    switch node {
    case .transform(let transform): transform.appendName(to: &names)
    case .codec(_, _, let codec):
      codec.decode.appendName(to: &names)
      codec.encode.appendName(to: &names)
    case .default(_, .function(let function)), .prefault(_, .function(let function)):
      names.append(function.name)
    case .catch(_, .function(let function)): names.append(function.name)
    default: break
    }
    for check in checks { check.appendFunctionNames(to: &names) }
    for part in parts { part.appendFunctionNames(to: &names) }
  }
}

extension Check {
  fileprivate func appendFunctionNames(to names: inout [String]) {
    switch kind {
    case .overwrite(let transform): transform.appendName(to: &names)
    case .custom(let predicate, _, _): names.append(predicate.name)
    case .function(let function): names.append(function.name)
    case .format(.function(_, let predicate)): names.append(predicate.name)
    default: break
    }
    if let error { names.append(error.name) }
    if let when { names.append(when.name) }
  }
}

extension ZodSchema.Transform {
  fileprivate func appendName(to names: inout [String]) {
    let isZods =
      [.trim, .toLowerCase, .toUpperCase, .slugify].contains(self)
      || NormalizationForm.allCases.contains { self == .normalizing($0) }
    if !isZods { names.append(name) }
  }
}
