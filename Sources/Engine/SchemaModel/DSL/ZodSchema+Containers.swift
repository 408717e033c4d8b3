internal import JSPrimitives

/// The nodes that hold other values, each named as its Zod function.
extension ZodSchema {
  /// `z.array(element)`: an array whose elements all have one schema.
  public static func array(
    _ element: ZodSchema, _ message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    ZodSchema(.array(element: element), message: message, error: error)
  }
  /// `.array()`: an array of this schema.
  public func array() -> ZodSchema { .array(self) }

  /// `z.tuple([...], rest)`: an array with a schema for each position, and one for further elements.
  public static func tuple(
    _ items: ZodSchema..., rest: ZodSchema? = nil, message: String? = nil,
    error: ErrorFunction? = nil
  ) -> ZodSchema {
    tuple(items, rest: rest, message: message, error: error)
  }
  /// `z.tuple([...], rest)`: an array with a schema for each position, and one for further elements.
  public static func tuple(
    _ items: [ZodSchema], rest: ZodSchema? = nil, message: String? = nil,
    error: ErrorFunction? = nil
  ) -> ZodSchema {
    ZodSchema(.tuple(items: items, rest: rest), message: message, error: error)
  }
  /// `.rest(schema)`: a tuple with a schema for further elements.
  public func rest(_ rest: ZodSchema) -> ZodSchema {
    guard case .tuple(let items, _) = node else { return needs("rest", [.tuple]) }
    return replacing(.tuple(items: items, rest: rest))
  }

  /// `z.record(z.string(), value)`: an object with any keys, whose values all have one schema.
  public static func record(
    _ value: ZodSchema, message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    ZodSchema(.record(Record(value: value)), message: message, error: error)
  }
  /// `z.record(key, value)`: an object whose keys and values have a schema each.
  public static func record(
    _ key: ZodSchema, _ value: ZodSchema, message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    ZodSchema(.record(Record(key: key, value: value)), message: message, error: error)
  }
  /// `z.partialRecord(key, value)`: a record in which keys of a fixed set may be absent.
  public static func partialRecord(
    _ key: ZodSchema, _ value: ZodSchema, message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    ZodSchema(
      .record(Record(key: key, value: value, isPartial: true)), message: message, error: error)
  }
  /// `z.looseRecord(key, value)`: a record in which members whose key does not fit pass through.
  public static func looseRecord(
    _ key: ZodSchema, _ value: ZodSchema, message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    ZodSchema(
      .record(Record(key: key, value: value, isLoose: true)), message: message, error: error)
  }

  /// `z.map(key, value)`: a `Map`, which no JSON value is.
  public static func map(
    _ key: ZodSchema, _ value: ZodSchema, _ message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    ZodSchema(.map(key: key, value: value), message: message, error: error)
  }
  /// `z.set(value)`: a `Set`, which no JSON value is.
  public static func set(
    _ value: ZodSchema, _ message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    ZodSchema(.set(value: value), message: message, error: error)
  }
}

/// The nodes with several schemas for one value, each named as its Zod function.
extension ZodSchema {
  /// `z.union([...])`: a value that fits one of the options.
  public static func union(
    _ options: ZodSchema..., message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    union(options, message: message, error: error)
  }
  /// `z.union([...])`: a value that fits one of the options.
  public static func union(
    _ options: [ZodSchema], message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    ZodSchema(.union(options), message: message, error: error)
  }
  /// `z.xor([...])`: a value that fits exactly one of the options.
  public static func xor(
    _ options: ZodSchema..., message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    xor(options, message: message, error: error)
  }
  /// `z.xor([...])`: a value that fits exactly one of the options.
  public static func xor(
    _ options: [ZodSchema], message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    ZodSchema(.exclusiveUnion(options), message: message, error: error)
  }
  /// `z.discriminatedUnion(key, [...])`: a union of objects in which the value of one key chooses the option.
  ///
  /// - Parameters:
  ///   - discriminator: The key.
  ///   - options: The options.
  ///   - unionFallback: Whether all options are tried if no value matches.
  ///   - message: The message of the union's own issues; nil for the default message.
  ///   - error: A function that words the union's own issues.
  public static func discriminatedUnion(
    _ discriminator: String, _ options: ZodSchema..., unionFallback: Bool = false,
    message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    discriminatedUnion(
      discriminator, options, unionFallback: unionFallback, message: message, error: error)
  }
  /// `z.discriminatedUnion(key, [...])`: a union of objects in which the value of one key chooses the option.
  ///
  /// - Parameters:
  ///   - discriminator: The key.
  ///   - options: The options.
  ///   - unionFallback: Whether all options are tried if no value matches.
  ///   - message: The message of the union's own issues; nil for the default message.
  ///   - error: A function that words the union's own issues.
  public static func discriminatedUnion(
    _ discriminator: String, _ options: [ZodSchema], unionFallback: Bool = false,
    message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    ZodSchema(
      .discriminatedUnion(
        discriminator: JSText(discriminator), options: options, isFallingBack: unionFallback),
      message: message, error: error)
  }
  /// `z.intersection(left, right)`: a value that fits both schemas, whose outputs are merged.
  public static func intersection(
    _ left: ZodSchema, _ right: ZodSchema, message: String? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    ZodSchema(.intersection(left, right), message: message, error: error)
  }

  /// Returns a copy with another node, and with the message and the checks, as Zod's methods that change a `def`.
  func replacing(_ node: Node, checks: [Check]? = nil) -> ZodSchema {
    ZodSchema(node, message: message, error: error, checks: checks ?? self.checks)
  }
}
