import Platform

/// Standard input, output and error, which a caller may have closed.
enum StandardDescriptors {
  /// Takes the numbers of closed standard descriptors, so that no file is opened under one of them and
  /// gets what was meant for it. Using such a descriptor still fails, as it should.
  static func reserve() {
    for descriptor in Int32(0)...2 where fcntl(descriptor, F_GETFD) == -1 {
      // The lowest free number is the closed one. Opened the wrong way round, it can't be used.
      _ = open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY)
    }
  }
}
