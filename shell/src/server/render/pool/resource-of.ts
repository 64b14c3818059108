/** What an address of the API is about: its first part below `/api/`, null where it has none. Of the rest visitors may choose some, as the id of a page. */
export function resourceOf(path: string): string | null {
  return /\/api\/([a-z_]{1,40})(?:\/|$)/.exec(path)?.[1] ?? null;
}
