/** Reads a phone number as people write it; E.164, or null when it is none. */
export type ReadPhone = (text: string) => string | null;

/** The numbering plans are large, so they come when the field is first used. Numbers without a country code are Russian. */
export async function loadReadPhone(): Promise<ReadPhone> {
  const { parsePhoneNumberFromString } = await import('libphonenumber-js/min');
  return (text) => {
    const phone = parsePhoneNumberFromString(text, 'RU');
    return phone?.isValid() ? phone.number : null;
  };
}
