/**
 * Records a response that could not be used, though its status may be a success, for the page's reporter; `url` is
 * absolute, as browsers record calls, `request` the id of the request. Failures that the shop's servers report
 * themselves are logged with their status, and not again for this record.
 */
export function noteUnreadable(url: string, request?: string): void {
  if (url && typeof document !== 'undefined') performance.mark?.(`unreadable ${url}`, { detail: request });
}
