/** Records an unusable response for the page's reporter: `url` as browsers record calls, `request` its id. */
export function noteUnreadable(url: string, request?: string): void {
  if (url && typeof document !== 'undefined') performance.mark?.(`unreadable ${url}`, { detail: request });
}
