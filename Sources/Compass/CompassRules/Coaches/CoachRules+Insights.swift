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
    let days = metrics.exactDaysSinceContact
    let hours = metrics.averageResponseTime
    var sentences: [JSText] = []
    if days > 30 {
      sentences.append(
        JSText("No contact in \(JSNumber.string(days)) days - consider reaching out"))
    }
    if hours > 48 {
      sentences.append(
        JSText("Average response time is \(JSNumber.string(hours)) hours - slow responder"))
    }
    if hours > 0, hours < 24 {
      sentences.append(JSText("Quick responder - average \(JSNumber.string(hours)) hours"))
    }
    if metrics.inboundCount > 0 {
      let method = metrics.preferredMethod.jsText.split("_").joined(separator: " ")
      sentences.append("Prefers responding via " + method)
    }
    return sentences.map { String(jsText: $0) }
  }
}
