extension UInt8 {
  var isASCIILetter: Bool { (0x41...0x5A).contains(self) || (0x61...0x7A).contains(self) }
  var isASCIIAlphanumeric: Bool { isASCIILetter || (0x30...0x39).contains(self) }
}
