/**
 * The network that a client's address is counted as: a customer of a provider owns 2⁶⁴ addresses of version 6 (RFC 6177), which count as one; an address of version 4
 * counts as itself, also when it is written as one of version 6. A closed connection has no address; all of those count as one.
 */
export function networkOf(address: string | undefined): string {
  const [plain = ''] = (address ?? '').toLowerCase().split('%');
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/.exec(plain)?.[1];
  if (mapped !== undefined || !plain.includes(':')) return mapped ?? plain;
  const [head = [], tail] = plain.split('::').map((part) => part.split(':').filter((group) => group !== ''));
  const zeros = tail === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const groups = [...head, ...zeros, ...(tail ?? [])].slice(0, 4);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
