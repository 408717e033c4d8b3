internal import JSPrimitives
internal import SchemaModel

/// The sum of a schema's checks: Zod's `_zod.bag`.
struct CheckBag {
  private var limits = CollectedLimits()
  private(set) var exclusiveMinimum: Double?
  private(set) var exclusiveMaximum: Double?
  private(set) var multipleOf: Double?
  /// The name of the last format; that of `regex` is a name too.
  private(set) var format: String?
  private(set) var contentEncoding: String?
  /// The MIME types of the last check of them.
  private(set) var mimeTypes: [String] = []

  init(_ checks: [ZodSchema.Check]) {
    for check in checks { add(check) }
  }

  /// The minimum length, size or number.
  var minimum: Double? { limits.minimum }
  /// The maximum length, size or number.
  var maximum: Double? { limits.maximum }

  private mutating func add(_ check: ZodSchema.Check) {
    limits.add(check.kind)
    switch check.kind {
    case .greaterThan(.number(let limit), inclusive: false):
      if limit > exclusiveMinimum ?? -.infinity { exclusiveMinimum = limit }
    case .lessThan(.number(let limit), inclusive: false):
      if limit < exclusiveMaximum ?? .infinity { exclusiveMaximum = limit }
    case .multipleOf(.number(let step)): multipleOf = multipleOf ?? step
    case .numberFormat(let numberFormat):
      format = numberFormat.rawValue
      if let bounds = numberFormat.bounds { limits.set(bounds.0, bounds.1) }
    case .format(let stringFormat):
      if let name = stringFormat.zodName { format = name }
      if check.isOwnFormat { contentEncoding = format }
    case .mimeType(let types): mimeTypes = types
    default: break
    }
  }
}

extension ZodSchema.NumberFormat {
  /// The least and the greatest number; nil for a format of `bigint`s.
  fileprivate var bounds: (Double, Double)? {
    switch self {
    case .safeint: (-9_007_199_254_740_991, 9_007_199_254_740_991)
    case .int32: (-2_147_483_648, 2_147_483_647)
    case .uint32: (0, 4_294_967_295)
    case .float32: (-3.4028234663852886e38, 3.4028234663852886e38)
    case .float64: (-Double.greatestFiniteMagnitude, Double.greatestFiniteMagnitude)
    case .int64, .uint64: nil
    }
  }
}

extension ZodSchema.StringFormat {
  /// The name that the format leaves in Zod's bag; nil for the checks of a part, which leave none.
  fileprivate var zodName: String? {
    switch self {
    case .regex: "regex"
    case .startsWith, .endsWith, .includes: nil
    case .named(let name, _), .pattern(let name, _), .function(let name, _): name
    case .datetime: "datetime"
    case .url: "url"
    case .jwt: "jwt"
    }
  }
}
