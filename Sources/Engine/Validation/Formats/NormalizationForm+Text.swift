internal import JSPrimitives
internal import SchemaModel

extension ZodSchema.NormalizationForm {
  /// The normalization of WTF-8 text in this form.
  var normalization: TextNormalization {
    switch self {
    case .nfc: .nfc
    case .nfd: .nfd
    case .nfkc: .nfkc
    case .nfkd: .nfkd
    }
  }
}
