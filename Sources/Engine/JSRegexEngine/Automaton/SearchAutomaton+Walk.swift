extension SearchAutomaton {
  /// Returns whether the subject contains a match.
  func contains<Unit: FixedWidthInteger & UnsignedInteger>(
    _ subject: UnsafeBufferPointer<Unit>
  ) -> Bool {
    var row = forwards.start(afterClass: forwards.edge)
    for unit in subject {
      row = forwards.row(after: row, class: classes[unit])
      if row < forwards.firstPlain { return row != 0 }
    }
    return forwards.row(after: row, class: forwards.edge) != 0
  }

  /// See the static method.
  func search<Unit: FixedWidthInteger & UnsignedInteger>(
    _ subject: UnsafeBufferPointer<Unit>, from start: Int, reach: inout Int
  ) -> Outcome {
    guard let end = end(in: subject, from: start, reach: &reach) else { return .none }
    guard end >= 0 else { return .undecided }
    guard let backwards else { return .found(end - length..<end) }
    return .found(self.start(in: subject, from: start, to: end, backwards)..<end)
  }

  /// Returns the end of the match that starts first, nil if there is none, or -1 if that takes too
  /// many characters.
  private func end<Unit: FixedWidthInteger & UnsignedInteger>(
    in subject: UnsafeBufferPointer<Unit>, from start: Int, reach: inout Int
  ) -> Int? {
    let before = start > 0 ? classes[subject[start - 1]] : forwards.edge
    var row = forwards.start(afterClass: before)
    var end = -1
    var limit = subject.count
    var position = start
    while position < limit {
      row = forwards.row(after: row, class: classes[subject[position]])
      if row < forwards.firstPlain {
        if row == 0 {
          if end >= 0 { reach -= position - end }
          return end < 0 ? nil : end
        }
        end = position
        limit = reach < subject.count - end ? end + reach : subject.count
      }
      position += 1
    }
    if limit < subject.count { return -1 }
    if forwards.row(after: row, class: forwards.edge) != 0 { return subject.count }
    if end < 0 { return nil }
    reach -= subject.count - end
    return end
  }

  /// Returns the start of the longest match that ends at `end`.
  private func start<Unit: FixedWidthInteger & UnsignedInteger>(
    in subject: UnsafeBufferPointer<Unit>, from first: Int, to end: Int, _ backwards: Direction
  ) -> Int {
    let after = end < subject.count ? classes[subject[end]] : backwards.edge
    var row = backwards.start(afterClass: after)
    var start = end
    var position = end
    while position > first {
      row = backwards.row(after: row, class: classes[subject[position - 1]])
      if row < backwards.firstPlain {
        if row == 0 { return start }
        start = position
      }
      position -= 1
    }
    let before = first > 0 ? classes[subject[first - 1]] : backwards.edge
    return backwards.row(after: row, class: before) < backwards.firstPlain
      && backwards.row(after: row, class: before) != 0 ? first : start
  }
}
