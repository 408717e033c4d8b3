internal import Diagnostics
internal import JSPrimitives

extension RunReport {
  /// The report as one page that needs no other file and no network: a bar for each suite, and the
  /// failures with what was expected and found side by side.
  public var html: String {
    let version = versions.map(String.init(describing:)).joined(separator: ", ")
    let largest = suites.map(\.cases).max() ?? 0
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>Conformance: \(verdict)</title>
      <style>
      \(ReportPage.style)
      </style>
      </head>
      <body>
      <header>
      <h1>Conformance</h1>
      <p class="verdict \(isGreen ? "good" : failed > 0 ? "bad" : "open")">\(verdict)</p>
      <p class="facts">\(passed) passed, \(failed) failed\(knownGapsText)\
      \(version.isEmpty ? "" : ", suite version \(version.escapedForHTML)")</p>
      </header>
      <label class="filter">Filter <input id="filter" type="search" \
      placeholder="a suite, a case, or a part of a value" autocomplete="off"></label>
      \(faultList)
      <main>
      \(suites.map { $0.section(largest: largest) }.joined(separator: "\n"))
      </main>
      <p id="none" hidden>Nothing has that text.</p>
      <script>
      \(ReportPage.script)
      </script>
      </body>
      </html>
      """
  }

  private var verdict: String {
    if failed > 0 { return "\(failed) failed" }
    return passed > 0 ? "All pass" : "Nothing ran"
  }

  private var knownGapsText: String {
    let count = suites.reduce(0) { $0 + $1.knownGaps }
    return count == 0 ? "" : ", \(count) known \(count == 1 ? "gap" : "gaps")"
  }

  private var faultList: String {
    let faults = manifestFaults + closedGaps.map { "\($0) is a known gap that passes" }
    guard !faults.isEmpty else { return "" }
    let items = faults.map { "<li>\($0.escapedForHTML)</li>" }.joined(separator: "\n")
    return "<ul class=\"faults\">\n\(items)\n</ul>"
  }
}

extension SuiteReport {
  /// Returns a suite with its bar; open if something failed.
  fileprivate func section(largest: Int) -> String {
    var facts = "\(passed) passed, \(failures.count) failed"
    if knownGaps > 0 { facts += ", \(knownGaps) known gaps" }
    let origins = recorded.map {
      "<dt>\($0.name.escapedForHTML)</dt><dd>\($0.value.escapedForHTML)</dd>"
    }.joined()
    return """
      <details class="suite"\(failures.isEmpty ? "" : " open") data-name="\(suite.escapedForHTML)">
      <summary><span class="name">\(suite.escapedForHTML)</span> <span class="count">\(facts)</span>
      \(bar(largest: largest))</summary>
      \(failures.map(\.section).joined(separator: "\n"))
      <dl><dt>kind</dt><dd>\(kind)</dd>\(origins)</dl>
      </details>
      """
  }

  /// Returns the parts of the suite by outcome; as long as the suite is large, on a scale of roots, so that a small
  /// one can be seen beside a large one.
  private func bar(largest: Int) -> String {
    func percent(_ part: Double) -> String { String((part * 10_000).rounded() / 100) }
    let total = Double(Swift.max(cases, 1))
    let length = (total / Double(Swift.max(largest, 1))).squareRoot()
    var parts = ""
    func add(_ name: String, _ count: Int) {
      if count > 0 { parts += "<i class=\"\(name)\" style=\"flex-grow:\(count)\"></i>" }
    }
    add("good", passed)
    add("bad", failures.count)
    add("gap", knownGaps)
    return """
      <span class="bar" aria-hidden="true" style="width:\(percent(length))%">\(parts)</span>
      """
  }
}

extension SuiteReport.Failure {
  fileprivate var section: String {
    """
    <section class="failure"><h2>\(id.escapedForHTML)</h2>
    <div class="sides"><div><h3>expected</h3><pre>\(expected.escapedForHTML)</pre></div>
    <div><h3>found</h3><pre>\(found.escapedForHTML)</pre></div></div></section>
    """
  }
}

extension String {
  /// The text escaped for an element or a quoted attribute. Control characters, which HTML does not show, become
  /// their pictures, and other characters that can't be seen escapes such as `\u{202e}`.
  var escapedForHTML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "&#39;"
      case "\n", "\t": escaped.unicodeScalars.append(scalar)
      case "\u{0}"..."\u{1F}":
        if let picture = Unicode.Scalar(0x2400 + scalar.value) {
          escaped.unicodeScalars.append(picture)
        }
      case _ where UnseenCharacter.contains(scalar):
        escaped += PrintableText.oneLine(String(Character(scalar)))
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
