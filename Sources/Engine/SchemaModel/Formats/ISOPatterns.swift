internal import JSPrimitives

/// The patterns of ISO 8601 dates and times: `z.iso`.
package enum ISOPatterns {
  /// The pattern of `z.iso.date()`.
  package static let date = ZodSchema.PatternLiteral(JSText("^\(dateSource)$"))

  /// Returns the pattern of `z.iso.time({ precision })`.
  ///
  /// - Parameter precision: The digits after the seconds' point; -1 for no seconds, nil for any number
  ///   of digits or no seconds.
  package static func time(precision: Int?) -> ZodSchema.PatternLiteral {
    ZodSchema.PatternLiteral(JSText("^\(timeSource(precision))$"))
  }

  /// Returns a version's pattern of `z.iso.datetime(options)`.
  package static func datetime(
    _ options: ZodSchema.DatetimeOptions, in version: ZodVersion
  ) -> ZodSchema.PatternLiteral {
    let needsSeconds = version >= .v4_6_7
    var zones = ["Z"]
    if options.allowsLocal, !needsSeconds { zones.append("") }
    if options.allowsOffset { zones.append(#"([+-](?:[01]\d|2[0-3]):[0-5]\d)"#) }
    let time = timeSource(options.precision, needsSeconds: needsSeconds)
    var source = "\(time)(?:\(zones.joined(separator: "|")))"
    // From 4.6.7 on, a time without a zone is an alternative, whose seconds may be missing.
    if options.allowsLocal, needsSeconds { source += "|\(timeSource(options.precision))" }
    return ZodSchema.PatternLiteral(JSText("^\(dateSource)T(?:\(source))$"))
  }

  private static let dateSource =
    #"(?:(?:\d\d[2468][048]|\d\d[13579][26]|\d\d0[48]|[02468][048]00|[13579][26]00)-02-29|\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|(?:02)-(?:0[1-9]|1\d|2[0-8])))"#

  private static func timeSource(_ precision: Int?, needsSeconds: Bool = false) -> String {
    let minutes = #"(?:[01]\d|2[0-3]):[0-5]\d"#
    switch precision {
    case nil where needsSeconds: return minutes + #":[0-5]\d(?:\.\d+)?"#
    case nil: return minutes + #"(?::[0-5]\d(?:\.\d+)?)?"#
    case -1: return minutes
    case 0: return minutes + #":[0-5]\d"#
    case let digits?: return minutes + #":[0-5]\d\.\d{"# + "\(digits)}"
    }
  }
}
