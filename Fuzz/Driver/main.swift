// Runs one target under libFuzzer: The environment names it, and the arguments are libFuzzer's. A
// finding is printed and ends the process, which makes libFuzzer keep the input.

import CLibFuzzer
import FuzzTargets
import Platform

/// The target that this process runs.
enum Chosen {
  static let target = getenv("FUZZ_TARGET").flatMap { FuzzTarget.named(String(cString: $0)) }
}

func complain(_ message: String) {
  let line = Array((message + "\n").utf8)
  _ = write(STDERR_FILENO, line, line.count)
}

guard Chosen.target != nil else {
  complain("FUZZ_TARGET must be one of: \(FuzzTarget.all.map(\.name).joined(separator: " "))")
  exit(64)
}

var count = CommandLine.argc
var arguments: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
exit(
  LLVMFuzzerRunDriver(&count, &arguments) { data, size in
    do throws(Finding) {
      try Chosen.target?.check(Array(UnsafeBufferPointer(start: data, count: size)))
    } catch {
      complain("finding: \(error)")
      abort()
    }
    return 0
  })
