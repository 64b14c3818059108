/** Calls `run` once the whole document is there: at once, or when the parser has ended. Style sheets that hang do not hold it. */
export function whenParsed(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run, { once: true });
  else run();
}
