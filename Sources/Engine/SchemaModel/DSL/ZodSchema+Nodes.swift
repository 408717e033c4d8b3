/// The nodes that hold no other, each named as its Zod function.
extension ZodSchema {
  /// `z.string()`: a string.
  public static func string(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    ZodSchema(.string, message: message, error: error)
  }
  /// `z.number()`: a finite number.
  public static func number(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    ZodSchema(.number, message: message, error: error)
  }
  /// `z.boolean()`: `true` or `false`.
  public static func boolean(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    ZodSchema(.boolean, message: message, error: error)
  }
  /// `z.bigint()`: a `bigint`, which no JSON value is.
  public static func bigint(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    ZodSchema(.bigint, message: message, error: error)
  }
  /// `z.date()`: JavaScript's `Date`, an object that no JSON value is. It rejects every string.
  ///
  /// For a date in a string use `.iso.date()`, which accepts `"2026-08-20"`, or `.coerce.date()`, which makes a `Date`
  /// of what `new Date(value)` reads.
  public static func date(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    ZodSchema(.date, message: message, error: error)
  }
  /// `z.null()`: `null`.
  public static let null = ZodSchema(.null)
  /// `z.undefined()`: an absent value.
  public static let undefined = ZodSchema(.undefined)
  /// `z.void()`: an absent value.
  public static let void = ZodSchema(.void)
  /// `z.nan()`: `NaN`, which no JSON value is.
  public static let nan = ZodSchema(.nan)
  /// `z.symbol()`: a symbol, which no JSON value is.
  public static let symbol = ZodSchema(.symbol)
  /// `z.file()`: a `File`, which no JSON value is.
  public static let file = ZodSchema(.file)
  /// `z.function()`: a function, which no JSON value is.
  public static let function = ZodSchema(.function)
  /// `z.any()`: any value, an absent one too.
  public static let any = ZodSchema(.any)
  /// `z.unknown()`: any value, an absent one too.
  public static let unknown = ZodSchema(.unknown)
  /// `z.never()`: no value.
  public static let never = ZodSchema(.never)

  /// Returns the schema with a message for its own issues, as the argument of a node without one.
  ///
  ///     .null.message("Leave this empty")  // z.null("Leave this empty")
  public func message(_ message: String?, error: ErrorFunction? = nil) -> ZodSchema {
    var schema = self
    schema.message = message
    schema.error = error
    return schema
  }
}

/// The nodes that accept some values or texts.
extension ZodSchema {
  /// `z.literal([...])`: one of these values, which are strings, numbers, Booleans, null, `undefined` or `bigint`s.
  ///
  /// Without values it fits none; before Zod 4.6.7 it is an error.
  public static func literal(
    _ values: Constant..., message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    literal(values, message: message, error: error)
  }
  /// `z.literal([...])`: one of these values.
  ///
  /// Without values it fits none; before Zod 4.6.7 it is an error.
  public static func literal(
    _ values: [Constant], message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    ZodSchema(.literal(values), message: message, error: error)
  }
  /// `z.literal([...])`: one of these strings.
  @_disfavoredOverload
  public static func literal(
    _ values: String..., message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    literal(values, message: message, error: error)
  }
  /// `z.literal([...])`: one of these strings.
  @_disfavoredOverload
  public static func literal(
    _ values: [String], message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    literal(values.map { Constant.string($0) }, message: message, error: error)
  }

  /// `z.stringbool()`: a word for true or false; the output is the Boolean.
  ///
  /// - Parameters:
  ///   - truthy: The words for true.
  ///   - falsy: The words for false.
  ///   - isCaseSensitive: Whether a word must have the listed case.
  ///   - message: The message of the schema's issues; nil for the default messages.
  ///   - error: A function that words the schema's issues.
  public static func stringbool(
    truthy: [String] = StringBool.defaultTruthy, falsy: [String] = StringBool.defaultFalsy,
    isCaseSensitive: Bool = false, _ message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    let words = StringBool(truthy: truthy, falsy: falsy, isCaseSensitive: isCaseSensitive)
    return ZodSchema(.stringbool(words), message: message, error: error)
  }

  /// `z.templateLiteral([...])`: a string that has the parts in order.
  ///
  ///     .templateLiteral("v", .schema(.int()), ".x")
  public static func templateLiteral(
    _ parts: TemplatePart..., message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    templateLiteral(parts, message: message, error: error)
  }
  /// `z.templateLiteral([...])`: a string that has the parts in order.
  public static func templateLiteral(
    _ parts: [TemplatePart], message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    ZodSchema(.templateLiteral(parts), message: message, error: error)
  }
}
