import SchemaModel

/// The printed list of changes of Zod.
struct ZodReport {
  /// The changes.
  let changes: [ZodChange]

  /// Two lines per change below its version and name, and an empty line between two changes.
  var text: String {
    changes.map { change in
      """
      \(change.since.rawValue) \(change.name)
        since:  Zod \(change.after)
        before: Zod \(change.before)

      """
    }
    .joined(separator: "\n")
  }

  /// A Markdown table with a row per change.
  var markdown: String {
    let rows = changes.map { change in
      "| \(change.since.rawValue) | `\(change.name)` | \(change.before) | \(change.after) |\n"
    }
    return "| since | change | earlier, Zod | since then, Zod |\n| --- | --- | --- | --- |\n"
      + rows.joined()
  }
}
