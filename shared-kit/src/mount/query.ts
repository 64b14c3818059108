/** The query of an address by name, plain strings. Of a repeated name the first value counts, as for `URLSearchParams.get`. */
export function queryOf(search: string | URLSearchParams): Record<string, string> {
  return Object.fromEntries([...new URLSearchParams(search)].reverse());
}
