extension SearchAutomaton {
  /// See the static method.
  func test<Unit: FixedWidthInteger & UnsignedInteger>(
    _ subject: UnsafeBufferPointer<Unit>
  ) -> Bool {
    var reach = Int.max
    var origin = 0
    return end(in: subject, from: &origin, stopsAtMatch: true, reach: &reach) != nil
  }

  /// See the static method.
  func search<Unit: FixedWidthInteger & UnsignedInteger>(
    _ subject: UnsafeBufferPointer<Unit>, from start: Int, reach: inout Int
  ) -> Outcome {
    var origin = start
    guard let end = end(in: subject, from: &origin, stopsAtMatch: false, reach: &reach) else {
      return .none
    }
    guard end >= 0 else { return .undecided }
    guard let backwards else { return .found(end &- length..<end) }
    return .found(self.start(in: subject, from: origin, to: end, backwards)..<end)
  }

  /// Returns the end of the match that starts first, or with `stopsAtMatch` of any match; nil if
  /// there is none, or -1 if `reach` is too small to know.
  ///
  /// Moves `start` to a later place before which the match can't start, if the search knows one.
  @inline(__always)
  private func end<Unit: FixedWidthInteger & UnsignedInteger>(
    in subject: UnsafeBufferPointer<Unit>, from start: inout Int, stopsAtMatch: Bool,
    reach: inout Int
  ) -> Int? {
    let count = subject.count
    guard let base = subject.baseAddress else {
      let row = forwards.start(afterClass: forwards.edge)
      return forwards.row(after: row, class: forwards.edge) != 0 ? 0 : nil
    }
    var row = forwards.start(
      afterClass: start > 0 ? classes[base[start &- 1]] : forwards.edge)
    var position = start
    // The end of the last match, and the place where the search gives up.
    var end = -1
    var limit = count
    // Rows below this start need attention. It excludes scans once they have not been worthwhile.
    var special = forwards.firstPlain
    var credit = 256
    while true {
      if row < special {
        if row == 0 {
          if end >= 0 { reach &-= position &- end }
          return end < 0 ? nil : end
        }
        if stopsAtMatch, row < forwards.firstUnmatched { return position &- 1 }
        let number = forwards.scanNumber(of: row)
        if number != 0 {
          let scanned = position
          if number == forwards.matchScan {
            position = forwards.scan(number).nextMatch(in: base, from: position, to: count)
            if position == count { return nil }
            if position > scanned {
              row = forwards.start(afterClass: classes[base[position &- 1]])
            }
            start = position
          } else {
            position = forwards.scan(number).next(in: base, from: position, to: count)
          }
          credit = min(credit &+ position &- scanned &- 8, 1024)
          if credit < 0 { special = forwards.firstUnmatched }
        }
        if row < forwards.firstUnmatched {
          // The steps of a row that leads back to itself need not wait for one another.
          while position < count, forwards.row(after: row, class: classes[base[position]]) == row {
            position &+= 1
          }
          end = position &- 1
          limit = reach < count &- end ? end &+ reach : count
        }
      }
      if position >= limit { break }
      row = walk(base, row, &position, to: limit, special: special)
      if row >= special { break }
    }
    if limit < count { return -1 }
    if forwards.row(after: row, class: forwards.edge) != 0 { return count }
    if end >= 0 { reach &-= count &- end }
    return end < 0 ? nil : end
  }

  /// Reads characters up to the first one that leads to a row below `special`, but at least one,
  /// and returns the last row.
  ///
  /// In bounds: `position` is below `limit`, which is at most the length of the text.
  @inline(__always)
  private func walk<Unit: FixedWidthInteger & UnsignedInteger>(
    _ base: UnsafePointer<Unit>, _ start: Int, _ position: inout Int, to limit: Int, special: Int
  ) -> Int {
    var row = start
    var place = position
    let last = limit &- 4
    while place <= last {
      row = forwards.row(after: row, class: classes[base[place]])
      if row < special {
        position = place &+ 1
        return row
      }
      row = forwards.row(after: row, class: classes[base[place &+ 1]])
      if row < special {
        position = place &+ 2
        return row
      }
      row = forwards.row(after: row, class: classes[base[place &+ 2]])
      if row < special {
        position = place &+ 3
        return row
      }
      row = forwards.row(after: row, class: classes[base[place &+ 3]])
      place &+= 4
      if row < special {
        position = place
        return row
      }
    }
    while place < limit {
      row = forwards.row(after: row, class: classes[base[place]])
      place &+= 1
      if row < special { break }
    }
    position = place
    return row
  }

  /// Returns the start of the longest match that ends at `end` and starts at or after `first`.
  private func start<Unit: FixedWidthInteger & UnsignedInteger>(
    in subject: UnsafeBufferPointer<Unit>, from first: Int, to end: Int, _ backwards: Direction
  ) -> Int {
    guard let base = subject.baseAddress else { return end }
    var row = backwards.start(
      afterClass: end < subject.count ? classes[base[end]] : backwards.edge)
    var start = end
    var position = end
    while position > first {
      row = backwards.row(after: row, class: classes[base[position &- 1]])
      if row < backwards.firstUnmatched {
        if row == 0 { return start }
        start = position
      }
      position &-= 1
    }
    row = backwards.row(
      after: row, class: first > 0 ? classes[base[first &- 1]] : backwards.edge)
    return row != 0 && row < backwards.firstUnmatched ? first : start
  }
}
