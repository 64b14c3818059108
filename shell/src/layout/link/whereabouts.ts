/** Where the shopper is, seen from a link: on its very page, on a page beneath it, or elsewhere. */
export type Whereabouts = 'here' | 'beneath' | 'elsewhere';

/** Pages that belong to a section though their address does not begin with the section's. */
const SECTIONS: Readonly<Record<string, string>> = { '/': '/product/' };

export function whereabouts(to: string, pathname: string): Whereabouts {
  if (pathname === to) return 'here';
  return pathname.startsWith(SECTIONS[to] ?? `${to}/`) ? 'beneath' : 'elsewhere';
}
