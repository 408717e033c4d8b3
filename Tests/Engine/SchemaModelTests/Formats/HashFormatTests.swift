import Testing

@testable import SchemaModel

@Suite("Formats of hashes")
struct HashFormatTests {
  @Test(
    "The pattern counts the characters of the hash in its encoding",
    arguments: [
      (ZodSchema.HashFormat.Algorithm.md5, 32, 22, "=="), (.sha1, 40, 27, "="),
      (.sha256, 64, 43, "="),
      (.sha384, 96, 64, ""), (.sha512, 128, 86, "=="),
    ])
  func patterns(
    algorithm: ZodSchema.HashFormat.Algorithm, digits: Int, characters: Int, padding: String
  ) {
    func source(_ encoding: ZodSchema.HashFormat.Encoding) -> String {
      ZodSchema.HashFormat(algorithm, encoding: encoding).pattern.source
    }
    #expect(source(.hex) == "^[0-9a-fA-F]{\(digits)}$")
    #expect(source(.base64) == "^[A-Za-z0-9+/]{\(characters)}\(padding)$")
    #expect(source(.base64url) == "^[A-Za-z0-9_-]{\(characters)}$")
  }

  @Test("The name joins algorithm and encoding")
  func name() {
    #expect(ZodSchema.HashFormat(.md5).name == "md5_hex")
    #expect(ZodSchema.HashFormat(.sha512, encoding: .base64url).name == "sha512_base64url")
  }
}
