const DEADLINE_MS = 10_000;

export interface ElementWatch {
  readonly stop: () => void;
}

/** Follows an element that another program adds: reports once that it left or never came, as for a closed widget. */
export function watchElement(id: string, { onGone, onMissing }: { onGone: () => void; onMissing: () => void }): ElementWatch {
  let hasStood = false;
  const timer = setTimeout(() => !hasStood && end(onMissing), DEADLINE_MS);
  const observer = new MutationObserver(look);

  function look(): void {
    const isPresent = document.getElementById(id) !== null;
    if (hasStood && !isPresent) end(onGone);
    hasStood ||= isPresent;
  }
  function end(report?: () => void): void {
    clearTimeout(timer);
    observer.disconnect();
    report?.();
  }

  observer.observe(document.documentElement, { childList: true, subtree: true });
  return { stop: () => end() };
}
