import Platform

/// Another program that runs to its end, with nothing as its standard input.
enum Subprocess {
  /// The result of a run.
  struct Result {
    /// The exit status, or 128 and the number of the signal that ended the program.
    var status: Int32
    var output: [UInt8]
    var errors: [UInt8]
  }

  /// The reason why a program could not be run to its end.
  struct Failure: Error {
    var reason: String
    /// Whether there is no such program.
    var isMissing = false
  }

  /// The most bytes of output that are read.
  private static let maximumBytes = 268_435_456

  /// The variables of this program's environment, as `NAME=VALUE`.
  static var environment: [String] {
    #if canImport(Darwin)
    let variables = _NSGetEnviron().pointee
    #else
    let variables = environ
    #endif
    var found: [String] = []
    var index = 0
    while let variable = variables[index] {
      found.append(String(cString: variable))
      index += 1
    }
    return found
  }

  /// Runs a program, which is looked for in the folders of PATH.
  ///
  /// - Parameter environment: the program's variables, as `NAME=VALUE`.
  static func run(
    _ program: String, _ arguments: [String], environment: [String] = Self.environment
  ) throws(Failure) -> Result {
    var pipes: [(read: Int32, write: Int32)] = []
    defer { for pipe in pipes { close(pipe.read) } }
    for _ in 0..<2 {
      guard let pipe = pipe() else { throw Failure(reason: text(errno)) }
      pipes.append(pipe)
    }
    let (process, code) = start(program, arguments, environment, pipes.map(\.write))
    for pipe in pipes { close(pipe.write) }
    guard code == 0 else { throw Failure(reason: text(code), isMissing: code == ENOENT) }
    let (texts, failure) = read(pipes.map(\.read))
    if failure != nil { kill(process, SIGKILL) }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      // Without its status, nothing is known about its output.
      guard errno == EINTR else { throw Failure(reason: text(errno)) }
    }
    if let failure { throw failure }
    let signal = status & 0x7F
    return Result(
      status: signal == 0 ? status >> 8 & 0xFF : 128 + signal, output: texts[0], errors: texts[1])
  }

  /// Returns a pipe whose ends other programs don't inherit.
  private static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    guard Platform.pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Starts a program with descriptors for its output and its errors; the code is 0 if it has been started.
  private static func start(
    _ program: String, _ arguments: [String], _ environment: [String], _ streams: [Int32]
  ) -> (process: pid_t, code: Int32) {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (index, stream) in streams.enumerated() {
      posix_spawn_file_actions_adddup2(&actions, stream, Int32(index + 1))
    }
    let words = copies(of: [program] + arguments)
    let variables = copies(of: environment)
    defer { for word in words + variables { free(word) } }
    var process: pid_t = 0
    let code = posix_spawnp(&process, program, &actions, nil, words, variables)
    return (process, code)
  }

  /// Returns copies of strings as C has them, with a null pointer at the end.
  private static func copies(of texts: [String]) -> [UnsafeMutablePointer<CChar>?] {
    texts.map { strdup($0) } + [nil]
  }

  /// Reads descriptors to their ends, all at once so that none fills up, and returns why that is not possible.
  private static func read(_ descriptors: [Int32]) -> (texts: [[UInt8]], failure: Failure?) {
    var texts: [[UInt8]] = descriptors.map { _ in [] }
    var open = Set(descriptors.indices)
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while !open.isEmpty {
      var requests = open.sorted().map {
        pollfd(fd: descriptors[$0], events: Int16(POLLIN), revents: 0)
      }
      guard poll(&requests, nfds_t(requests.count), -1) >= 0 || errno == EINTR else {
        return (texts, Failure(reason: text(errno)))
      }
      for (index, request) in zip(open.sorted(), requests) where request.revents != 0 {
        let count = Platform.read(descriptors[index], &buffer, buffer.count)
        if count > 0 {
          texts[index] += buffer[..<count]
          guard texts[index].count <= maximumBytes else {
            let reason = "its output is longer than the limit of \(maximumBytes) bytes"
            return (texts, Failure(reason: reason))
          }
        } else if count == 0 {
          open.remove(index)
        } else if errno != EINTR, errno != EAGAIN {
          return (texts, Failure(reason: text(errno)))
        }
      }
    }
    return (texts, nil)
  }

  private static func text(_ code: Int32) -> String { String(cString: strerror(code)) }
}
