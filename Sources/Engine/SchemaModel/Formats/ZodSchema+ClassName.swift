extension ZodSchema {
  /// The name of the class in Zod, such as `ZodObject`, which messages of its exceptions have.
  ///
  /// A reference has that of `z.lazy`, which makes it.
  package var className: String {
    switch node {
    case .string: "ZodString"
    case .number: "ZodNumber"
    case .boolean: "ZodBoolean"
    case .null: "ZodNull"
    case .undefined: "ZodUndefined"
    case .void: "ZodVoid"
    case .nan: "ZodNaN"
    case .bigint: "ZodBigInt"
    case .date: "ZodDate"
    case .symbol: "ZodSymbol"
    case .file: "ZodFile"
    case .function: "ZodFunction"
    case .custom: "ZodCustom"
    case .any: "ZodAny"
    case .unknown: "ZodUnknown"
    case .never: "ZodNever"
    case .coerced(let coercion): coercion.className
    case .literal: "ZodLiteral"
    case .enumeration: "ZodEnum"
    case .templateLiteral: "ZodTemplateLiteral"
    case .array: "ZodArray"
    case .tuple: "ZodTuple"
    case .record: "ZodRecord"
    case .object: "ZodObject"
    case .map: "ZodMap"
    case .set: "ZodSet"
    case .union: "ZodUnion"
    case .exclusiveUnion: "ZodXor"
    case .discriminatedUnion: "ZodDiscriminatedUnion"
    case .intersection: "ZodIntersection"
    case .optional: "ZodOptional"
    case .exactOptional: "ZodExactOptional"
    case .nonoptional: "ZodNonOptional"
    case .nullable: "ZodNullable"
    case .default: "ZodDefault"
    case .prefault: "ZodPrefault"
    case .catch: "ZodCatch"
    case .readonly: "ZodReadonly"
    case .success: "ZodSuccess"
    case .promise: "ZodPromise"
    case .lazy, .reference: "ZodLazy"
    case .pipe: "ZodPipe"
    case .codec, .stringbool: "ZodCodec"
    case .transform: "ZodTransform"
    case .invalid: "ZodType"
    }
  }
}

extension ZodSchema.Coercion {
  fileprivate var className: String {
    switch self {
    case .string: "ZodString"
    case .number: "ZodNumber"
    case .boolean: "ZodBoolean"
    case .bigint: "ZodBigInt"
    case .date: "ZodDate"
    }
  }
}
