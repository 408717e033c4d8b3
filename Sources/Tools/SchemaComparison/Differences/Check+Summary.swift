internal import JSPrimitives
internal import SchemaModel

extension ZodSchema.Check.Kind {
  /// The name of the check, of its format or of its function.
  var name: String {
    switch self {
    case .minLength: "min_length"
    case .maxLength: "max_length"
    case .lengthEquals: "length_equals"
    case .minSize: "min_size"
    case .maxSize: "max_size"
    case .sizeEquals: "size_equals"
    case .mimeType: "mime_type"
    case .greaterThan: "greater_than"
    case .lessThan: "less_than"
    case .numberFormat(let format): format.rawValue
    case .multipleOf: "multiple_of"
    case .format(let format): format.name
    case .overwrite(let transform): transform.name
    case .custom(let predicate, _, _): predicate.name
    case .function(let function): function.name
    case .property(let key, _): "property " + key.string
    case .properties: "properties"
    }
  }

  /// The key that an old and a new form of the same check share.
  var sort: String {
    if case .numberFormat = self { "number_format" } else { name }
  }

  /// Returns the kind of difference when this becomes another check of its sort.
  func change(to new: ZodSchema.Check.Kind) -> SchemaDifference.Kind {
    switch (self, new) {
    case (.minLength(let old), .minLength(let new)), (.minSize(let old), .minSize(let new)):
      return new > old ? .stricter : .looser
    case (.maxLength(let old), .maxLength(let new)), (.maxSize(let old), .maxSize(let new)):
      return new < old ? .stricter : .looser
    case (.mimeType(let old), .mimeType(let new)):
      if Set(new).isSubset(of: old) { return .stricter }
      return Set(old).isSubset(of: new) ? .looser : .changed
    case (.greaterThan(let old, let oldEqual), .greaterThan(let new, let newEqual)):
      if old == new { return oldEqual && !newEqual ? .stricter : .looser }
      return old.order(new).map { $0 < 0 ? .stricter : .looser } ?? .changed
    case (.lessThan(let old, let oldEqual), .lessThan(let new, let newEqual)):
      if old == new { return oldEqual && !newEqual ? .stricter : .looser }
      return old.order(new).map { $0 > 0 ? .stricter : .looser } ?? .changed
    case (.numberFormat(let old), .numberFormat(let new)):
      return new.isWithin(old) ? .stricter : old.isWithin(new) ? .looser : .changed
    case (.format(let old), .format(let new)): return old.change(to: new)
    default: return .changed
    }
  }
}

extension ZodSchema.Bound {
  /// Returns a negative number, zero or a positive one as the limit is less than, equal to or greater than another;
  /// nil if they are of different types.
  fileprivate func order(_ other: ZodSchema.Bound) -> Int? {
    func order(_ left: Double, _ right: Double) -> Int? {
      left < right ? -1 : left > right ? 1 : left == right ? 0 : nil
    }
    switch (self, other) {
    case (.number(let left), .number(let right)): return order(left, right)
    case (.date(let left), .date(let right)): return order(left, right)
    case (.bigint(let left), .bigint(let right)):
      guard left.hasPrefix("-") == right.hasPrefix("-") else { return left.hasPrefix("-") ? -1 : 1 }
      // Decimal numbers without leading zeros: the longer one has the greater magnitude.
      let size = left.utf8.count - right.utf8.count
      let magnitude = size != 0 ? size : left < right ? -1 : left > right ? 1 : 0
      return left.hasPrefix("-") ? -magnitude : magnitude
    default: return nil
    }
  }
}

extension ZodSchema.NumberFormat {
  /// Returns whether every value of this format has another one too.
  fileprivate func isWithin(_ other: ZodSchema.NumberFormat) -> Bool {
    switch (self, other) {
    case (.int32, .safeint), (.uint32, .safeint): true
    case (.int32, .float32), (.uint32, .float32), (.safeint, .float32): true
    case (.int32, .float64), (.uint32, .float64), (.safeint, .float64), (.float32, .float64): true
    default: self == other
    }
  }
}
