import { invalidField } from '../../http/index.ts';

/** Plain addresses only: no quoted names, no bare hosts, and ASCII alone, so that no two look or fold alike. */
const FORM =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/;
const LONGEST = 254;
const LONGEST_NAME = 64;

/** The address of an account as it is kept and compared, or null for what cannot be one. */
export function readAddress(text: string): string | null {
  if (!/^\p{ASCII}*$/u.test(text)) return null;
  const address = text.trim().toLowerCase();
  return FORM.test(address) && address.length <= LONGEST && address.indexOf('@') <= LONGEST_NAME ? address : null;
}

/** The address in the field `email`, or 400. */
export function requireAddress(text: string): string {
  const address = readAddress(text);
  if (address === null) throw invalidField('email', 'email');
  return address;
}
