import Diagnostics
import FindingReports
import SourceJSON

/// The destination of findings in the thread that makes them: the printed report, and the bytes that are collected.
struct FindingOutput: Sendable {
  private let renderer: (any FindingRenderer)?
  private let limit: Int?
  private let schema: String?
  private let keepsSource: Bool
  /// Whether findings are needed at all.
  let isNeeded: Bool
  /// Whether findings need their source line and the closest option of a union.
  let showsSource: Bool
  /// Whether findings need short descriptions of values, and fixes.
  let showsValues: Bool

  /// - Parameter prints: Whether findings are printed; by default, the options decide.
  init(_ options: CheckOptions, prints: Bool? = nil) {
    renderer = prints ?? options.rendersFindings ? options.renderer : nil
    limit = options.renderingLimit
    schema = options.collection.isActive ? options.schema.name : nil
    keepsSource = options.collection.report != nil
    isNeeded = options.needsFindings
    showsSource = renderer?.showsSource == true || options.collection.needsSource
    showsValues = renderer?.showsValues == true
  }

  /// Adds a payload with its findings to a report.
  func append(_ record: RecordReport, to report: inout ChunkReport) {
    append(record, count: record.findings.count, payload: nil, to: &report) { body in
      // An element is read in place; a loop over the elements would copy each.
      for index in record.findings.indices { body(record.findings[index]) }
    }
  }

  /// Adds a payload with its findings to a report, one finding after the other.
  ///
  /// - Parameters:
  ///   - record: The payload.
  ///   - count: The number of its findings.
  ///   - payload: The payload's text and tape; nil if there is no tape.
  ///   - report: The report.
  ///   - findings: Passes the payload's findings on, in order.
  func append(
    _ record: RecordReport, count: Int, payload: JSONView?, to report: inout ChunkReport,
    findings: ((Finding) -> Void) -> Void
  ) {
    guard let schema else {
      renderer?.append(record, count: count, to: &report, limit: limit, findings: findings)
      return
    }
    var collected = FindingText()
    swap(&collected, &report.collected)
    var isFirst = true
    func collect(_ finding: Finding) {
      collected.append {
        CollectedFinding(
          finding, schema: schema, payload: payload, startsPayload: isFirst, withSource: keepsSource
        ).append(to: &$0)
      }
      isFirst = false
    }
    if let renderer {
      renderer.append(record, count: count, to: &report, limit: limit) { body in
        withoutActuallyEscaping(body) { body in
          findings { finding in
            collect(finding)
            body(finding)
          }
        }
      }
    } else {
      findings(collect)
    }
    swap(&collected, &report.collected)
  }
}
