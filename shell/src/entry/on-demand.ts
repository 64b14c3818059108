/** A part of the program that comes when it is first needed. */
export interface OnDemand<Part> {
  /** Concurrent calls share one load. Rejects when the part fails to load; the next call tries again. */
  readonly get: () => Promise<Part>;
  /** Whether it was requested, and has been loaded or is on its way. */
  readonly isWanted: () => boolean;
  readonly isLoaded: () => boolean;
}

export function onDemand<Part>(load: () => Promise<Part>): OnDemand<Part> {
  let part: Promise<Part> | null = null;
  let isLoaded = false;
  return {
    get() {
      if (part) return part;
      const attempt = load();
      part = attempt;
      attempt.then(
        () => {
          isLoaded = true;
        },
        () => {
          part = null;
        },
      );
      return attempt;
    },
    isWanted: () => part !== null,
    isLoaded: () => isLoaded,
  };
}
