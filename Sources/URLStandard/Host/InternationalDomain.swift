enum InternationalDomain {
  static func ascii(of bytes: [UInt8]) -> [UInt8]? { nil }
}
