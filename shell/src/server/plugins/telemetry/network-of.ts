/** A customer of a provider has 2⁶⁴ addresses of version 6 (RFC 6177): they count as one. */
export function networkOf(address: string): string {
  return address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address;
}
