export interface LastGoodOptions<Value> {
  readonly read: () => Promise<Value>;
  /** How long a value is given out without a new reading. */
  readonly freshMs: number;
  /** After a failed reading nothing is read for so long. */
  readonly retryMs: number;
  readonly onFailure?: (reason: string) => void;
  /** A clock in milliseconds. */
  readonly now?: () => number;
}

export interface LastGood<Value> {
  /**
   * The last reading; an old value is returned at once while it is read again in the background. Null: there has never
   * been one. Never rejects.
   */
  get(): Promise<Value | null>;
}

/** A value from outside that outlives the times when outside does not answer. */
export function createLastGood<Value>({
  read,
  freshMs,
  retryMs,
  onFailure,
  now = performance.now.bind(performance),
}: LastGoodOptions<Value>): LastGood<Value> {
  let known: { readonly value: Value } | null = null;
  let isDueAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<void> | null = null;

  function renew(): Promise<void> {
    reading ??= read()
      .then(
        (value) => {
          known = { value };
          isDueAt = now() + freshMs;
        },
        (error: unknown) => {
          isDueAt = now() + retryMs;
          onFailure?.(error instanceof Error ? error.message : String(error));
        },
      )
      .finally(() => {
        reading = null;
      });
    return reading;
  }

  return {
    async get() {
      if (now() >= isDueAt || (reading && !known)) {
        const renewed = renew();
        if (!known) await renewed;
      }
      return known ? known.value : null;
    },
  };
}
