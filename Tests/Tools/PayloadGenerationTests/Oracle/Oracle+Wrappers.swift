import JSPrimitives
import SchemaModel
import SourceJSON

@testable import PayloadGeneration

/// The wrappers, pipes and codecs.
extension Oracle {
  mutating func wrapper(
    _ schema: PreparedSchema, _ value: OracleValue
  ) throws(Unpredictable) -> Judgement {
    let inner = schema.inner
    switch schema.node {
    case .optional: return try optional(schema, value)
    case .nullable:
      if case .null = value { return Judgement(value: value) }
      return try evaluate(inner, value)
    case .nonoptional:
      let judgement = try evaluate(inner, value)
      guard judgement.issues.isEmpty, judgement.value.isAbsent else { return judgement }
      return Judgement(judgement.value, .invalidType)
    case .default(_, let substitute):
      if value.isAbsent { return Judgement(value: try constant(substitute, schema)) }
      var judgement = try evaluate(inner, value)
      if judgement.value.isAbsent { judgement.value = try constant(substitute, schema) }
      return judgement
    case .prefault(_, let substitute):
      return try evaluate(inner, value.isAbsent ? try constant(substitute, schema) : value)
    case .catch(_, let rescue): return try caught(rescue, schema, value)
    case .success:
      var judgement = try evaluate(inner, value)
      // Issues of a payload that a union or pipe made anew are lost.
      guard judgement.issues.isEmpty || inner.keepsPayload else {
        throw Unpredictable(path: schema.path)
      }
      judgement.value = .boolean(judgement.issues.isEmpty)
      return judgement
    default: return try evaluate(inner, value)
    }
  }

  private func constant(
    _ substitute: ZodSchema.Substitute, _ schema: PreparedSchema
  ) throws(Unpredictable) -> OracleValue {
    guard case .constant(let constant) = substitute else { throw Unpredictable(path: schema.path) }
    return OracleValue(constant)
  }

  private mutating func optional(
    _ schema: PreparedSchema, _ value: OracleValue
  ) throws(Unpredictable) -> Judgement {
    let inner = schema.inner
    guard value.isAbsent else { return try evaluate(inner, value) }
    let reachesInner =
      version >= .v4_6_7 ? inner.absence == .defaulted : inner.acceptsAbsent
    guard reachesInner else { return Judgement(value: value) }
    let judgement = try evaluate(inner, value)
    if version < .v4_4_3 {
      // There the fate of the issues depends on more than codes and paths.
      guard judgement.issues.isEmpty else { throw Unpredictable(path: schema.path) }
      return judgement
    }
    let isForgiven =
      !judgement.issues.isEmpty || version < .v4_6_7 && judgement.isSubstituted
    return isForgiven ? Judgement(value: .absent) : judgement
  }

  private mutating func caught(
    _ rescue: ZodSchema.Rescue, _ schema: PreparedSchema, _ value: OracleValue
  ) throws(Unpredictable) -> Judgement {
    var judgement = try evaluate(schema.inner, value)
    guard !judgement.issues.isEmpty else { return judgement }
    guard case .constant(let constant) = rescue else { throw Unpredictable(path: schema.path) }
    if judgement.isMarkedAborted, version < .v4_6_7 {
      // Whether later checks run on the caught value depends on the payload that has the mark.
      throw Unpredictable(path: schema.path)
    }
    judgement = Judgement(value: OracleValue(constant))
    judgement.isSubstituted = true
    return judgement
  }

  mutating func pipe(
    _ schema: PreparedSchema, _ value: OracleValue
  ) throws(Unpredictable) -> Judgement {
    let left = try evaluate(schema.inner, value)
    // From 4.6.7 on, unknown keys don't end a pipe.
    let stops = left.issues.contains { version < .v4_6_7 || $0.code != .unrecognizedKeys }
    if stops { return version < .v4_1_12 ? left : Self.ended(left) }
    return try next(schema.children[1], left)
  }

  mutating func codec(
    _ schema: PreparedSchema, _ value: OracleValue
  ) throws(Unpredictable) -> Judgement {
    guard let transform = schema.transform else { throw Unpredictable(path: schema.path) }
    var left = try evaluate(schema.inner, value)
    guard left.issues.isEmpty else { return Self.ended(left) }
    try Self.apply(transform, &left.value, path: schema.path)
    return try next(schema.children[1], left)
  }

  private static func ended(_ left: Judgement) -> Judgement {
    var left = left
    left.isMarkedAborted = true
    return left
  }

  /// Runs the second schema on what the first one made, with the issues of the first.
  private mutating func next(
    _ schema: PreparedSchema, _ left: Judgement
  ) throws(Unpredictable) -> Judgement {
    var right = try evaluate(schema, left.value)
    // A union of several options may return a payload without the earlier issues.
    guard left.issues.isEmpty || schema.keepsPayload else {
      throw Unpredictable(path: schema.path)
    }
    // Its checks see the earlier issues, none of which stops a check.
    right.issues = left.issues + right.issues
    right.isSubstituted = right.isSubstituted || left.isSubstituted
    return right
  }
}

extension PreparedSchema {
  /// Whether the node surely adds its issues to the payload that it got.
  fileprivate var keepsPayload: Bool {
    switch node {
    case .readonly, .lazy, .nullable, .nonoptional: inner.keepsPayload
    case .union, .exclusiveUnion, .discriminatedUnion, .pipe, .codec, .optional, .exactOptional,
      .default, .prefault, .reference, .success:
      false
    default: true
    }
  }
}
