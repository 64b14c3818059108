import ipaddr from 'ipaddr.js';

/** The address in its plain form when it is one of the public internet, else null: country tables are known to guess there. */
export function publicAddress(address: string): string | null {
  if (!ipaddr.isValid(address)) return null;
  const plain = ipaddr.process(address);
  return plain.range() === 'unicast' ? plain.toString() : null;
}
