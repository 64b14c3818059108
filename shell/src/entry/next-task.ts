/** Lets the browser answer the shopper before more is done. A hidden page has no one to answer, and browsers slow its timers down. */
export function nextTask(): Promise<void> {
  return document.hidden ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve));
}
