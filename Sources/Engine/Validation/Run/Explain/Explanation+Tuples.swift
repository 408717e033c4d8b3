internal import SourceJSON

/// Tuples.
extension Explanation {
  mutating func startTuple(_ frame: inout Frame, _ node: PlanNode) {
    let count = values.elementCount(frame.input)
    let itemCount = node.items.count
    // Two templates follow that of the type issue: too big, too small.
    if node.rest < 0 {
      let runsAbsent = plan.rules.runsAbsentItems
      if count < node.neededCount - (runsAbsent ? 0 : 1) {
        push(node.template + 2, frame.input, to: frame.payload)
        return closeTuple(&frame)
      }
      if count > itemCount {
        push(node.template + 1, frame.input, to: frame.payload)
        if !runsAbsent { return closeTuple(&frame) }
      }
    }
    frame.count = count
    frame.cursor = values.elements(frame.input)
    frame.kept = results.count
    frame.mark = found.mark
    continueTuple(&frame, node)
  }

  /// Runs the next item. From 4.4.3 on the payloads of items are kept until all have run.
  private mutating func continueTuple(_ frame: inout Frame, _ node: PlanNode) {
    let itemCount = node.items.count
    let isLast =
      plan.rules.runsAbsentItems
      ? frame.index >= itemCount && (node.rest < 0 || frame.index >= frame.count)
      : frame.index >= max(itemCount, frame.count)
        || frame.index >= frame.count && frame.index >= node.neededCount
    guard !isLast else { return endItems(&frame, node) }
    let element = values.next(&frame.cursor) ?? .undefined
    let isItem = frame.index < itemCount
    let item = isItem ? tables.items[node.items.lowerBound + frame.index] : node.rest
    frame.index += 1
    if isItem, plan.rules.runsAbsentItems {
      // The marks of earlier items must remain, so the payload is not given back by itself.
      return call(item, found.payload(of: element), from: &frame)
    }
    callFresh(item, element, from: &frame)
  }

  mutating func resumeTuple(_ frame: inout Frame, _ node: PlanNode) {
    let index = frame.index - 1
    if index < node.items.count, plan.rules.runsAbsentItems {
      results.append(returned)
      return continueTuple(&frame, node)
    }
    let output = endElement(frame, index: index)
    values.arena.open.append(Arena.Member(key: .none, value: output))
    continueTuple(&frame, node)
  }

  private mutating func endItems(_ frame: inout Frame, _ node: PlanNode) {
    if plan.rules.runsAbsentItems { gatherItems(frame, node) }
    closeTuple(&frame)
  }

  /// Takes the items' payloads in order. The output ends before the first absent item that may be left out.
  ///
  /// The elements after the items are open already, so the items' outputs go in front of them.
  private mutating func gatherItems(_ frame: Frame, _ node: PlanNode) {
    let items = node.items
    func item(_ index: Int) -> PlanNode {
      tables.nodes[Int(tables.items[items.lowerBound + index])]
    }
    let required = (0..<items.count).last { !item($0).forgivesAbsent }.map { $0 + 1 } ?? 0
    let rest = (frame.open..<values.arena.open.count).map { values.arena.open[$0] }
    values.arena.open.cut(to: frame.open)
    for index in 0..<items.count {
      let payload = results[frame.kept + index]
      let isOmittable = index >= frame.count && index >= required
      if isOmittable, plan.rules.leavesOutItems, item(index).absence == .optional { break }
      if found.hasIssues(payload) {
        if isOmittable { break }
        values.work.count(Int(found.list(of: payload).count))
        found.lengthenPaths(of: payload, key: .none, index: index)
        found.moveIssues(of: payload, to: frame.payload)
      }
      values.arena.open.append(Arena.Member(key: .none, value: found[payload].value))
    }
    var count = values.arena.open.count - frame.open
    while count > frame.count, item(count - 1).forgivesAbsent,
      values.arena.open[frame.open + count - 1].value.isUndefined
    {
      count -= 1
    }
    values.arena.open.cut(to: frame.open + count)
    for member in rest { values.arena.open.append(member) }
    results.cut(to: frame.kept)
    if !found.hasIssues(frame.payload) { found.drop(to: frame.mark) }
    checkIssueCount()
  }

  private mutating func closeTuple(_ frame: inout Frame) {
    found[frame.payload].value = values.arena.closeComposite(from: frame.open, isArray: true)
    finish(&frame, frame.payload)
  }
}
