import Testing

@testable import URLStandard

@Suite("Hosts that end in a number")
struct IPv4AddressTests {
  @Test("Decimal, octal and hexadecimal numbers, one to four of them")
  func numberForms() {
    #expect(host("127.0.0.1") == "127.0.0.1")
    #expect(host("127.1") == "127.0.0.1")
    #expect(host("2130706433") == "127.0.0.1")
    #expect(host("0x7F.0.0.01") == "127.0.0.1")
    #expect(host("0177.0.0.0x") == "127.0.0.0")
    #expect(host("1.2.3.4.") == "1.2.3.4")
    #expect(host("192.168.257") == "192.168.1.1")
    #expect(host("%31%2E2.3.4") == "1.2.3.4")
    #expect(host("１.２.３.４") == "1.2.3.4")
  }

  @Test("Too large, too many or malformed numbers are no host")
  func failures() {
    #expect(host("256.0.0.1") == nil)
    #expect(host("1.2.3.256") == nil)
    #expect(host("1.2.65536") == nil)
    #expect(host("4294967295") == "255.255.255.255")
    #expect(host("4294967296") == nil)
    #expect(host("99999999999999999999999999") == nil)
    #expect(host("1.2.3.4.5") == nil)
    #expect(host("1..2") == nil)
    #expect(host("a.09") == nil)
    #expect(host("a.0x1") == nil)
    #expect(host("a.1") == nil)
    #expect(host("08") == nil)
  }

  @Test("A last label that is no number makes a domain")
  func domains() {
    #expect(host("1.2.3.4a") == "1.2.3.4a")
    #expect(host("1.2.0xg") == "1.2.0xg")
    #expect(host("1.2..") == "1.2..")
    #expect(host("1e3") == "1e3")
    #expect(host(".") == ".")
  }
}
