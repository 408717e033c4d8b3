internal import JSPrimitives
internal import SchemaModel

extension ZodSchema {
  /// Whether a value anywhere inside that is accepted in fewer cases makes the payload accepted in fewer cases.
  var isMonotoneThroughout: Bool {
    let hasUnion = contains { if case .union = $0.node { true } else { false } }
    return !contains { schema in
      switch schema.node {
      case .exclusiveUnion, .catch, .success, .templateLiteral, .intersection, .reference, .invalid,
        .map, .set:
        true
      case .record(let record): !record.key.isPlainString || record.isLoose
      case .discriminatedUnion(_, _, let isFallingBack): isFallingBack
      case .pipe, .codec, .transform: hasUnion
      default: hasUnion && schema.checks.contains(where: \.observesOutput)
      }
    }
  }
}

extension ZodSchema.Check {
  /// Whether the check may see an output, or makes another one.
  fileprivate var observesOutput: Bool {
    switch kind {
    case .custom, .function, .property, .properties, .overwrite: true
    case .format(.url(let options)): options.isNormalizing
    default: false
    }
  }
}
