const PATIENCE_MS = 10_000;

export interface ElementWatch {
  readonly stop: () => void;
}

/**
 * Follows an element that somebody else puts into the document: tells once that it has left again, or that it has never come. It is how the
 * shop hears that the provider's widget was closed, since the widget itself tells of a choice only.
 */
export function watchElement(id: string, { onGone, onMissing }: { onGone: () => void; onMissing: () => void }): ElementWatch {
  let hasStood = false;
  const timer = setTimeout(() => !hasStood && end(onMissing), PATIENCE_MS);
  const observer = new MutationObserver(look);

  function look(): void {
    const stands = document.getElementById(id) !== null;
    if (hasStood && !stands) end(onGone);
    hasStood ||= stands;
  }
  function end(tell?: () => void): void {
    clearTimeout(timer);
    observer.disconnect();
    tell?.();
  }

  observer.observe(document.documentElement, { childList: true, subtree: true });
  return { stop: () => end() };
}
