extension SearchAutomaton {
  /// Whether there is a match in the text without characters.
  var matchesEmptyText: Bool {
    forwards.row(after: forwards.start(afterClass: forwards.edge), class: forwards.edge) != 0
  }

  /// See the static method.
  func test(_ text: some SearchText) -> Bool {
    var reach = Int.max
    var origin = 0
    return end(in: text, from: &origin, stopsAtMatch: true, reach: &reach) != nil
  }

  /// See the static method. `start` is a place of the text.
  func search(_ text: some SearchText, from start: Int, reach: inout Int) -> Outcome {
    var origin = start
    guard let end = end(in: text, from: &origin, stopsAtMatch: false, reach: &reach) else {
      return .none
    }
    guard end >= 0 else { return .undecided }
    let first =
      backwards.map { self.start(in: text, from: origin, to: end, $0) }
      ?? text.place(length, before: end)
    // In bytes that are not WTF-8, steps back may be longer than those forwards.
    return .found(max(first, start)..<max(first, start, end))
  }

  /// Returns the end of the match that starts first, or with `stopsAtMatch` of any match; nil if
  /// there is none, or -1 if `reach` is too small to know.
  ///
  /// Moves `start` to a later place before which the match can't start, if the search knows one.
  @inline(__always)
  private func end(
    in text: some SearchText, from start: inout Int, stopsAtMatch: Bool, reach: inout Int
  ) -> Int? {
    let count = text.end
    var row = forwards.start(afterClass: classBefore(start, in: text))
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
        if stopsAtMatch, row < forwards.firstUnmatched { return text.place(1, before: position) }
        let number = forwards.scanNumber(of: row)
        if number != 0 {
          let scanned = position
          if number == forwards.matchScan {
            position = text.findMatch(forwards.scan(number), from: position)
            if position == count { return nil }
            if position > scanned {
              row = forwards.start(afterClass: classBefore(position, in: text))
            }
            start = position
          } else {
            position = text.find(forwards.scan(number), from: position)
          }
          credit = min(credit &+ position &- scanned &- 8, 1024)
          if credit < 0 { special = forwards.firstUnmatched }
        }
        if row < forwards.firstUnmatched {
          // The steps of a row that leads back to itself need not wait for one another.
          var next = position
          while position < count, forwards.row(after: row, class: text.next(&next, classes)) == row
          {
            position = next
          }
          end = text.place(1, before: position)
          limit = reach < count &- end ? end &+ reach : count
        }
      }
      if position >= limit { break }
      row = walk(text, row, &position, to: limit, special: special)
      if row >= special { break }
    }
    if limit < count { return -1 }
    if forwards.row(after: row, class: forwards.edge) != 0 { return count }
    if end >= 0 { reach &-= count &- end }
    return end < 0 ? nil : end
  }

  /// Returns the class of the character before a place, or of the edge.
  @inline(__always)
  private func classBefore(_ place: Int, in text: some SearchText) -> Int {
    var place = place
    return place > 0 ? text.previous(&place, classes) : forwards.edge
  }

  /// Reads characters up to the first one that leads to a row below `special`, but at least one,
  /// and returns the last row.
  ///
  /// In bounds: `position` is below `limit`, which is at most the end of the text.
  @inline(__always)
  private func walk(
    _ text: some SearchText, _ start: Int, _ position: inout Int, to limit: Int, special: Int
  ) -> Int {
    var row = start
    var place = position
    let last = limit &- 4
    while place < limit {
      guard place <= last, text.hasUnits(at: place) else {
        row = forwards.row(after: row, class: text.next(&place, classes))
        if row < special { break }
        continue
      }
      row = forwards.row(after: row, class: text.classOfUnit(at: place, classes))
      if row < special {
        position = place &+ 1
        return row
      }
      row = forwards.row(after: row, class: text.classOfUnit(at: place &+ 1, classes))
      if row < special {
        position = place &+ 2
        return row
      }
      row = forwards.row(after: row, class: text.classOfUnit(at: place &+ 2, classes))
      if row < special {
        position = place &+ 3
        return row
      }
      row = forwards.row(after: row, class: text.classOfUnit(at: place &+ 3, classes))
      place &+= 4
      if row < special { break }
    }
    position = place
    return row
  }

  /// Returns the start of the longest match that ends at `end` and starts at or after `first`.
  private func start(
    in text: some SearchText, from first: Int, to end: Int, _ backwards: Direction
  ) -> Int {
    var following = end
    var row = backwards.start(
      afterClass: end < text.end ? text.next(&following, classes) : backwards.edge)
    var start = end
    var position = end
    while position > first {
      let place = position
      row = backwards.row(after: row, class: text.previous(&position, classes))
      if row < backwards.firstUnmatched {
        if row == 0 { return start }
        start = place
      }
    }
    row = backwards.row(after: row, class: classBefore(first, in: text))
    return row != 0 && row < backwards.firstUnmatched ? first : start
  }
}
