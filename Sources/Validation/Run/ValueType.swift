/// What `typeof` and `Array.isArray` tell of a value, null apart.
enum ValueType: UInt8 {
  case undefined, null, boolean, number, string, array, object
}
