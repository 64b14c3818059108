/** The URL that a text is, with `base` for a relative one; null when it is none. Newer browsers have `URL.parse` for it. */
export function parseUrl(text: string, base?: string): URL | null {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
}
