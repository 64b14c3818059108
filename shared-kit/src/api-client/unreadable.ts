/**
 * Notes an answer of which nothing could be made, though its status may say that all is well, where the page's reporter finds it; `url` is
 * absolute, as browsers note calls. What the shop's servers say they failed to answer is told with its status, and not again for the note.
 */
export function noteUnreadable(url: string): void {
  if (url && typeof document !== 'undefined') performance.mark?.(`unreadable ${url}`);
}
