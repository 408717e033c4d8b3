/// The methods that add a format of ISO 8601.
extension ZodSchema {
  /// `.datetime({ precision, offset, local })`: a date and time in UTC, written with `Z`, or as the options say.
  ///
  /// - Parameters:
  ///   - message: The message; nil for the default message.
  ///   - precision: The digits after the seconds' point, -1 for no seconds; nil for any.
  ///   - offset: Whether an offset such as `+02:00` may take the place of `Z`.
  ///   - local: Whether `Z` may be missing.
  ///   - error: A function that words the issue.
  public func datetime(
    _ message: String? = nil, precision: Int? = nil, offset: Bool = false, local: Bool = false,
    error: ErrorFunction? = nil
  ) -> ZodSchema {
    let options = DatetimeOptions(
      precision: precision, allowsOffset: offset, allowsLocal: local)
    guard options != DatetimeOptions() else {
      return named(.datetime, nil, message, error)
    }
    return check(.format(.datetime(options)), of: [.string], message, error)
  }
  /// `.date()`: a calendar date, `YYYY-MM-DD`.
  public func date(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    named(.date, nil, message, error)
  }
  /// `.time({ precision })`: a time of day, `hh:mm`, with seconds or not.
  ///
  /// `precision` is the number of digits after the seconds' point, -1 for no seconds; nil for any.
  public func time(
    _ message: String? = nil, precision: Int? = nil, error: ErrorFunction? = nil
  ) -> ZodSchema {
    named(.time, precision.map { ISOPatterns.time(precision: $0) }, message, error)
  }
  /// `.duration()`: a duration, such as `P3DT4H`.
  public func duration(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
    named(.duration, nil, message, error)
  }

  /// `z.iso`: the formats of ISO 8601 as schemas.
  ///
  ///     Field("start", .iso.datetime(offset: true))
  public static let iso = ISO()

  /// The functions of `z.iso`, whose one message serves the string and its format.
  public struct ISO: Sendable {
    /// `z.iso.datetime({ precision, offset, local })`: as `ZodSchema.datetime`.
    public func datetime(
      _ message: String? = nil, precision: Int? = nil, offset: Bool = false, local: Bool = false,
      error: ErrorFunction? = nil
    ) -> ZodSchema {
      .string(message, error: error).datetime(
        message, precision: precision, offset: offset, local: local, error: error)
    }
    /// `z.iso.date()`: a calendar date, `YYYY-MM-DD`.
    public func date(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
      .string(message, error: error).date(message, error: error)
    }
    /// `z.iso.time({ precision })`: as `ZodSchema.time`.
    public func time(
      _ message: String? = nil, precision: Int? = nil, error: ErrorFunction? = nil
    ) -> ZodSchema {
      .string(message, error: error).time(message, precision: precision, error: error)
    }
    /// `z.iso.duration()`: a duration, such as `P3DT4H`.
    public func duration(_ message: String? = nil, error: ErrorFunction? = nil) -> ZodSchema {
      .string(message, error: error).duration(message, error: error)
    }
  }
}
