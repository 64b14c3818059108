import { parseUrl } from '@vitrava/shared-kit/url';
import type { Popup } from '../stack.ts';

/** The address that this popup confirms; null for any other popup, and for a value that is no address of a site. */
export function foreignAddressIn({ owner, name, input }: Pick<Popup, 'owner' | 'name' | 'input'>): string | null {
  const address = input['address'];
  if (owner !== 'shell' || name !== 'redirect-confirmation' || typeof address !== 'string') return null;
  const url = parseUrl(address);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
