internal import JSPrimitives

extension ZodSchema {
  /// A format of `z.hash(algorithm, { enc })`: a hash of a fixed size in an encoding.
  public struct HashFormat: Sendable, Hashable {
    /// The hash functions that Zod knows.
    public enum Algorithm: String, Sendable, Hashable, CaseIterable {
      /// 128 bits.
      case md5
      /// 160 bits.
      case sha1
      /// 256 bits.
      case sha256
      /// 384 bits.
      case sha384
      /// 512 bits.
      case sha512
    }

    /// The encodings of bytes.
    public enum Encoding: String, Sendable, Hashable, CaseIterable {
      /// Two digits a byte, of either case.
      case hex
      /// Base64 with padding.
      case base64
      /// Base64 for URLs without padding.
      case base64url
    }

    /// The hash function.
    public var algorithm: Algorithm
    /// The encoding.
    public var encoding: Encoding

    /// The format of a hash function and an encoding.
    public init(_ algorithm: Algorithm, encoding: Encoding = .hex) {
      self.algorithm = algorithm
      self.encoding = encoding
    }

    /// The name, such as `md5_hex`.
    public var name: String { "\(algorithm.rawValue)_\(encoding.rawValue)" }

    /// The pattern of a hash.
    public var pattern: PatternLiteral {
      // Three bytes are four characters of base64; bytes left over are padded to four.
      let characters = (byteCount * 4 + 2) / 3
      let padding = String(repeating: "=", count: (4 - characters % 4) % 4)
      return switch encoding {
      case .hex: PatternLiteral(JSText("^[0-9a-fA-F]{\(byteCount * 2)}$"))
      case .base64:
        PatternLiteral(RegExpSource.source(JSText("^[A-Za-z0-9+/]{\(characters)}\(padding)$")))
      case .base64url: PatternLiteral(JSText("^[A-Za-z0-9_-]{\(characters)}$"))
      }
    }

    private var byteCount: Int {
      switch algorithm {
      case .md5: 16
      case .sha1: 20
      case .sha256: 32
      case .sha384: 48
      case .sha512: 64
      }
    }
  }
}
