// The words that a document has for string formats, and the version of Zod that it names.
import { UnusableError } from "./vectors.mjs";

/** The formats of strings that Zod names itself; any other is one of `stringFormat`. */
export const formatNames = new Set([
  "guid", "uuid", "email", "url", "emoji", "nanoid", "cuid", "cuid2", "ulid", "xid", "ksuid", "ipv4", "ipv6", "mac",
  "cidrv4", "cidrv6", "base64", "base64url", "jwt", "e164", "datetime", "date", "time", "duration", "json_string",
  "lowercase", "uppercase", "regex", "starts_with", "ends_with", "includes", "template_literal", "credit_card",
  "iban",
]);

/** The pattern of z.iban(), which documents leave out. */
export const ibanPattern = "^[A-Z]{2}(?!00|01|99)\\d{2}[A-Z0-9]{11,30}$";

/** The pattern of a nanoid with a length, which documents leave out. */
export const nanoidPattern = length => length === undefined ? undefined : `^[a-zA-Z0-9_-]{${length}}$`;

/**
 * The pattern of z.currencyCode() in 4.6.7, a format that Zod itself makes with `stringFormat`. A document writes it without its
 * pattern.
 */
export const currencyCodePattern = `^(?:${`
  AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF CHE CHF CHW CLF
  CLP CNY COP COU CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD GNF GTQ GYD HKD HNL HTG HUF
  IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT
  MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD
  SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD USN UYI UYU UYW UZS
  VED VES VND VUV WST XAD XAF XAG XAU XBA XBB XBC XBD XCD XCG XDR XOF XPD XPF XPT XSU XTS XUA XXX YER ZAR ZMW ZWG
`.trim().split(/\s+/).join("|")})$`;

/** The versions of Zod that documents name. */
export const zodVersions = ["4.0.17", "4.1.12", "4.2.1", "4.3.6", "4.4.3", "4.6.7"];

/** Releases that answer every payload as a known one does, and the name of that one. */
const sameAnswers = new Map([["4.1.13", "4.2.1"]]);

/** The end of an error about a version that no document names. */
export const knownVersions = `known are ${zodVersions.join(", ")}`;

/**
 * The version of Zod that a schema shows. Only a known one has a name: patches of a release differ too, so the nearest
 * one would be wrong. One that was measured to answer as a known one has that one's name.
 */
export function zodVersion(schema) {
  const version = schema?._zod?.version;
  if (version === undefined) throw new UnusableError(`the schema shows no version of Zod; name it with --zod (${knownVersions})`);
  const { major, minor, patch } = version;
  const shown = `${major}.${minor}.${patch}`;
  const text = sameAnswers.get(shown) ?? shown;
  if (!zodVersions.includes(text)) throw new UnusableError(`unknown version of Zod ${text}; ${knownVersions}, and --zod names one in its place`);
  return text;
}
