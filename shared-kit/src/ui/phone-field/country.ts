/** A country of the list. */
export interface PhoneFieldCountry {
  /** ISO 3166. */
  readonly code: string;
  /** Without the plus. */
  readonly callingCode: string;
  /** In the language of the page. */
  readonly name: string;
}
