/** A signal that aborts after `ms`: `AbortSignal.timeout`, or the same by a timer in browsers that lack it (docs/decisions/083). */
export function abortAfter(ms: number): AbortSignal {
  if ('timeout' in AbortSignal) return AbortSignal.timeout(ms);
  const controller = new AbortController();
  setTimeout(() => controller.abort(), ms);
  return controller.signal;
}
