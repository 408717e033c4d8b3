import Foundation
import JSPrimitives
import JSRegex

/// The table of hostile cases: the CPU time of compilation, `test`, `exec` and `replaceAll`, and the peak memory.
///
/// The peak of a process never falls, so every case runs in a process of its own.
struct HostileTable {
  let patternLength: Int
  let subjectLength: Int

  private var cases: [HostileCase] {
    HostileCase.all(patternLength: patternLength, subjectLength: subjectLength)
  }

  /// Prints a line for each case, run by this program in a process of its own.
  func print() throws {
    Self.write(["case", "size", "compile", "test", "exec", "replace", "peak MB"])
    for index in cases.indices {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: CommandLine.arguments[0])
      process.arguments = [
        "regex-hostile", "\(patternLength)", "\(subjectLength)", "\(index)",
      ]
      try process.run()
      process.waitUntilExit()
      if process.terminationStatus != 0 {
        Self.write([cases[index].name, "", "ended with \(process.terminationStatus)"])
      }
    }
  }

  /// Runs one case and prints its line.
  func run(_ index: Int) {
    guard cases.indices.contains(index) else { return }
    let hostile = cases[index]
    let (pattern, subject) = (hostile.pattern(), JSText(hostile.subject()))
    var line = [hostile.name, "\(pattern.utf8.count)/\(subject.length)"]
    var regex: JSRegex?
    line.append(
      Self.timed {
        do throws(PatternError) {
          regex = try JSRegex(pattern, flags: hostile.flags)
          return "yes"
        } catch {
          return error.isSyntaxError ? "invalid" : "refused at \(error.range)"
        }
      })
    if let regex {
      line.append(Self.timed { Self.outcome { () throws(MatchError) in try regex.test(subject) } })
      line.append(
        Self.timed {
          Self.outcome { () throws(MatchError) in try regex.exec(subject) != nil }
        })
      line.append(
        Self.timed {
          Self.outcome { () throws(MatchError) in
            try regex.replaceAll(subject, with: "$`") != subject
          }
        })
    }
    while line.count < 6 { line.append("") }
    line.append("\(Self.peak)")
    Self.write(line)
  }

  /// The most memory that this process has held, in megabytes.
  private static var peak: Int {
    var usage = rusage()
    #if canImport(Darwin)
    getrusage(RUSAGE_SELF, &usage)
    return usage.ru_maxrss >> 20
    #else
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss >> 10
    #endif
  }

  private static func outcome(_ body: () throws(MatchError) -> Bool) -> String {
    do throws(MatchError) {
      return try body() ? "yes" : "no"
    } catch {
      switch error {
      case .budgetExceeded: return "steps"
      case .memoryExceeded: return "memory"
      default: return "\(error)"
      }
    }
  }

  private static func timed(_ body: () -> String) -> String {
    var result = ""
    let nanoseconds = CPUClock.time { result = body() }
    return "\(result) \(Int(nanoseconds / 1_000_000)) ms"
  }

  private static func write(_ cells: [String]) {
    let widths = [30, 20, 24, 18, 18, 18, 8]
    let line = zip(cells, widths).map { cell, width in
      cell + String(repeating: " ", count: max(width - cell.count, 1))
    }
    FileHandle.standardOutput.write(Data((line.joined() + "\n").utf8))
  }
}
