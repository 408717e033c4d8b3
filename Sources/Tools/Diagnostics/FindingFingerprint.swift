internal import JSPrimitives
internal import SchemaModel
internal import Validation

/// The identity of a finding by its content: the schema, the code, the path and the value.
///
/// Neither the file nor the line counts, so a finding keeps its fingerprint when text before it changes or the file is
/// renamed. The index of an array's element doesn't count either, so it also keeps it when elements are inserted before.
/// Two findings of a file can therefore have the same fingerprint; number them in the order of the file to
/// distinguish them. It is the same in every run, on every system.
public struct FindingFingerprint: Sendable, Hashable {
  /// The 64 bits of the fingerprint.
  public let bits: UInt64

  /// The fingerprint of a finding, which needs its `received` value.
  public init(of finding: Finding) {
    var hash = StableHash()
    hash.add(finding.schema)
    hash.add(finding.code)
    if let issue = finding.issue {
      hash.add(issue.path)
      if let cause = finding.cause {
        hash.add(cause.code.rawValue)
        hash.add(cause.path)
      }
      hash.add(finding.cause.map(\.received) ?? finding.received ?? "")
    } else {
      hash.add(finding.message)
    }
    bits = hash.value
  }

  /// A fingerprint that was printed as `description`; nil for other strings.
  public init?(_ description: String) {
    guard description.utf8.count == 16,
      description.utf8.allSatisfy({ "0123456789abcdef".utf8.contains($0) }),
      let bits = UInt64(description, radix: 16)
    else { return nil }
    self.bits = bits
  }
}

extension FindingFingerprint: CustomStringConvertible {
  /// The bits as 16 lower-case hexadecimal digits.
  public var description: String {
    let digits = String(bits, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

/// A hash of a sequence of strings, the same in every run. FNV-1a with the finalizer of MurmurHash3.
private struct StableHash {
  private var state: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes { add(byte) }
    }
    // No UTF-8 has this byte, so the end of a string is not a part of one.
    add(0xFF)
  }

  mutating func add(_ path: [PathSegment]) {
    for segment in path {
      switch segment {
      case .key(let key):
        for byte in key.bytes { add(byte) }
        add(0xFF)
      case .index: add(0xFE)
      }
    }
    add(0xFD)
  }

  private mutating func add(_ byte: UInt8) {
    state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  var value: UInt64 {
    var bits = state
    bits = (bits ^ (bits >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    bits = (bits ^ (bits >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return bits ^ (bits >> 33)
  }
}
