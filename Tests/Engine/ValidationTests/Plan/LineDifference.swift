/// The lines in which two texts differ, with the line before and after each.
struct LineDifference: CustomStringConvertible {
  private var lines: [(mark: String, text: Substring)] = []

  init(from old: String, to new: String) {
    let old = old.split(separator: "\n", omittingEmptySubsequences: false)
    let new = new.split(separator: "\n", omittingEmptySubsequences: false)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var (left, right) = (0, 0)
    while left < old.count || right < new.count {
      if removed.contains(left) {
        lines.append(("-", old[left]))
        left += 1
      } else if inserted.contains(right) {
        lines.append(("+", new[right]))
        right += 1
      } else {
        lines.append((" ", old[left]))
        left += 1
        right += 1
      }
    }
  }

  var description: String {
    let isShown = lines.indices.map { index in
      lines[max(index - 1, 0)...min(index + 1, lines.count - 1)].contains { $0.mark != " " }
    }
    var text = ""
    for (index, line) in lines.enumerated() where isShown[index] {
      if index > 0, !isShown[index - 1], !text.isEmpty { text += "...\n" }
      text += "\(line.mark) \(line.text)\n"
    }
    return text
  }
}
