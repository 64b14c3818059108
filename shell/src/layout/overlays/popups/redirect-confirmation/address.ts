import type { Popup } from '../stack.ts';

/** The address that this popup asks about; null for any other popup, and for what is no address of a site. */
export function foreignAddressIn({ owner, name, input }: Pick<Popup, 'owner' | 'name' | 'input'>): string | null {
  const address = input['address'];
  if (owner !== 'shell' || name !== 'redirect-confirmation' || typeof address !== 'string' || !URL.canParse(address)) return null;
  const { protocol, href } = new URL(address);
  return /^https?:$/.test(protocol) ? href : null;
}
