internal import SchemaModel

/// The sum of a schema's checks: Zod's `_zod.bag`, which its later versions add up when they make a JSON Schema.
struct CheckBag {
  private let rules: JSONSchemaRules
  private var limits = CollectedLimits()
  private(set) var exclusiveMinimum: Double?
  private(set) var exclusiveMaximum: Double?
  /// The divisors, each once.
  private(set) var divisors: [Double] = []
  /// The name of the last format; that of `regex` is a name too.
  private(set) var format: String?
  /// Whether a number has a format of integers.
  private(set) var isInteger = false
  /// Whether a date with a time may lack its zone or its seconds.
  private(set) var isLax = false
  private(set) var contentEncoding: String?
  /// The MIME types; nil without a check of them.
  private(set) var mimeTypes: [String]?

  init(_ checks: [ZodSchema.Check], _ rules: JSONSchemaRules) {
    self.rules = rules
    for check in checks { add(check) }
  }

  /// The minimum length, size or number.
  var minimum: Double? { limits.minimum }
  /// The maximum length, size or number.
  var maximum: Double? { limits.maximum }

  private mutating func add(_ check: ZodSchema.Check) {
    addLimit(check.kind)
    switch check.kind {
    case .greaterThan(.number(let limit), inclusive: false):
      if limit > exclusiveMinimum ?? -.infinity { exclusiveMinimum = limit }
    case .lessThan(.number(let limit), inclusive: false):
      if limit < exclusiveMaximum ?? .infinity { exclusiveMaximum = limit }
    case .multipleOf(.number(let step)): if !divisors.contains(step) { divisors.append(step) }
    case .numberFormat(let numberFormat):
      format = numberFormat.rawValue
      isInteger = numberFormat.hasNoFraction || rules.narrowsBounds && isInteger
    case .format(let stringFormat): add(stringFormat, of: check)
    case .mimeType(let types): add(types)
    default: break
    }
  }

  private mutating func addLimit(_ kind: ZodSchema.Check.Kind) {
    var range: (minimum: Double, maximum: Double)?
    if let bound = kind.lengthBound, bound.comparison == .exactly {
      range = (Double(bound.limit), Double(bound.limit))
    } else if case .numberFormat(let format) = kind {
      range = format.bounds
    }
    guard let range else { return limits.add(kind) }
    guard rules.narrowsBounds else { return limits.set(range.minimum, range.maximum) }
    limits.add(.greaterThan(.number(range.minimum), inclusive: true))
    limits.add(.lessThan(.number(range.maximum), inclusive: true))
  }

  private mutating func add(_ stringFormat: ZodSchema.StringFormat, of check: ZodSchema.Check) {
    if let name = stringFormat.zodName(rules) { format = name }
    if stringFormat.isLax { isLax = true }
    guard case .named(let format, _) = stringFormat, format == .base64 || format == .base64url
    else { return }
    switch rules.encodings {
    case .checks where check.isOwnFormat: break
    case .schemas where !check.isOwnFormat: break
    case .checks, .schemas, .all: contentEncoding = format.name
    }
  }

  private mutating func add(_ types: [String]) {
    if rules.mimeTypes == .common, let known = mimeTypes {
      mimeTypes = known.filter(types.contains)
    } else {
      mimeTypes = types
    }
  }
}

extension ZodSchema.NumberFormat {
  /// Whether the name is that of a format of integers.
  fileprivate var hasNoFraction: Bool { rawValue.contains("int") }

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
  /// Returns the name that the format leaves in Zod's bag; nil for the checks of a part, which may leave none.
  fileprivate func zodName(_ rules: JSONSchemaRules) -> String? {
    switch self {
    case .regex: "regex"
    case .startsWith: rules.namesParts ? "starts_with" : nil
    case .endsWith: rules.namesParts ? "ends_with" : nil
    case .includes: rules.namesParts ? "includes" : nil
    case .named(let format, _): format.name
    case .pattern(let name, _), .function(let name, _): name
    case .datetime: "datetime"
    case .url: "url"
    case .jwt: "jwt"
    }
  }

  /// Whether the format is one of dates with a time that may lack the zone or the seconds.
  fileprivate var isLax: Bool {
    switch self {
    case .datetime(let options): options.allowsLocal || options.precision == -1
    default: false
    }
  }
}
