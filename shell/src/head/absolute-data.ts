/** Properties of schema.org whose value is an address wherever our pages use them. */
const ADDRESSES: ReadonlySet<string> = new Set([
  '@id',
  'url',
  'item',
  'image',
  'logo',
  'sameAs',
  'contentUrl',
  'thumbnailUrl',
  'mainEntityOfPage',
]);

/** The structured data with absolute addresses: remotes have no shop origin, and search engines need one. */
export function absoluteData(data: object, origin: string): object {
  return Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [key, absoluteValue(value, ADDRESSES.has(key), origin)]),
  );
}

function absoluteValue(value: unknown, isAddress: boolean, origin: string): unknown {
  if (Array.isArray(value)) return value.map((one) => absoluteValue(one, isAddress, origin));
  if (typeof value === 'object' && value !== null) return absoluteData(value, origin);
  const isSitePath = isAddress && typeof value === 'string' && /^\/(?!\/)/.test(value);
  return isSitePath ? `${origin}${value}` : value;
}
