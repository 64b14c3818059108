/** A signal that aborts with the first of several. */
export interface LinkedSignal {
  readonly signal: AbortSignal;
  /** Removes the listeners from the several; call it when nothing waits for the signal any more. */
  readonly release: () => void;
}

/** What `AbortSignal.any` does, for browsers that lack it too. Undefined entries are left out. */
export function linkSignals(signals: readonly (AbortSignal | undefined)[]): LinkedSignal {
  const linked = new AbortController();
  const abort = (): void => linked.abort();
  for (const signal of signals) {
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort);
  }
  return {
    signal: linked.signal,
    release() {
      for (const signal of signals) signal?.removeEventListener('abort', abort);
    },
  };
}
