internal import JSPrimitives

extension CoachRules {
  /// Returns the sentences on the contact with a coach, in the order of the page; often none.
  ///
  /// Restates `coach.insights`. Since 2026-08.
  ///
  /// | figure | sentence on |
  /// | --- | --- |
  /// | more than 30 days since the last contact | the silence |
  /// | a mean answer after more than 48 hours | a slow responder |
  /// | a mean answer in less than 24 hours, but more than 0 | a quick responder |
  /// | any received interaction | the preferred method, with spaces for `_` |
  ///
  /// - Parameter metrics: the coach's figures, from ``metrics(ofCoach:in:now:clock:)``.
  public static func insights(on metrics: Metrics) -> [String] {
    insightTexts(on: metrics).map(\.english)
  }

  /// Returns the same sentences, each with a key and parameters for an app in another language.
  ///
  /// The keys are `coach.insight.silence` with `days`, `coach.insight.slow` and `coach.insight.quick` with `hours`, and
  /// `coach.insight.method` with `method`.
  public static func insightTexts(on metrics: Metrics) -> [FormMessage] {
    let days = metrics.exactDaysSinceContact
    let hours = metrics.averageResponseTime
    var sentences: [FormMessage] = []
    if days > 30 {
      sentences.append(
        FormMessage(
          "coach.insight.silence", ["days": .init(days)],
          "No contact in \(JSNumber.string(days)) days - consider reaching out"))
    }
    if hours > 48 {
      sentences.append(
        FormMessage(
          "coach.insight.slow", ["hours": .init(hours)],
          "Average response time is \(JSNumber.string(hours)) hours - slow responder"))
    }
    if hours > 0, hours < 24 {
      sentences.append(
        FormMessage(
          "coach.insight.quick", ["hours": .init(hours)],
          "Quick responder - average \(JSNumber.string(hours)) hours"))
    }
    if metrics.inboundCount > 0 {
      let method = metrics.preferredMethod.jsText.split("_").joined(separator: " ").string
      sentences.append(
        FormMessage(
          "coach.insight.method", ["method": .text(method)],
          "Prefers responding via " + method))
    }
    return sentences
  }
}
