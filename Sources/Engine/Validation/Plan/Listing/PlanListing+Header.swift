/// The lines about the plan as a whole.
extension PlanListing {
  var header: [String] {
    let tables = plan.tables
    let direction = plan.rules.isEncoding ? "encoding" : "decoding"
    var lines = [
      "plan for Zod \(plan.rules.zod.rawValue), \(direction): "
        + [
          count(plan.nodeCount, "node"), count(plan.checkCount, "check"),
          count(tables.objects.count, "object"), count(plan.patterns.count, "pattern"),
        ].joined(separator: ", ")
    ]
    lines.append("verdicts: \(verdicts)\(exceptions)")
    lines.append("outputs: \(outputs)")
    if plan.rules.keepsInputs {
      lines.append("issues: keep their values, since a function of the schema sees them")
    } else if plan.asksForWording {
      lines.append("issues: a function words some of them")
    }
    return lines
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }

  /// The payloads for which that is not enough.
  private var exceptions: String {
    plan.tables.nodes[plan.root].throwsAsZod && !plan.rules.isEncoding
      ? "; rejected payloads are explained, since Zod may throw behind the first issue" : ""
  }

  private var verdicts: String {
    if plan.rules.isEncoding { return "found by explaining" }
    if plan.tables.onePassNodes[plan.root] >= 0 {
      return "found while the text is read, or from a tape as marked"
    }
    if plan.hasIndependentElements { return "found from a tape of each element" }
    if plan.looksAtNoElement {
      return "found from a tape, without the outputs of elements"
    }
    return "found from a tape"
  }

  private var outputs: String {
    let root = plan.root
    let effect =
      plan.traits.keepsValues[root]
      ? "hold only values of the input"
      : plan.traits.onlyFills[root]
        ? "hold only values of the input and constants for absent ones"
        : "may hold other values than the input"
    return effect
      + (plan.leavesOutput
        ? "; a verdict leaves arrays and objects out" : "; a verdict makes arrays and objects too")
  }
}
