/** A part of the program that comes when it is first needed. */
export interface OnDemand<Part> {
  /** One load however many ask. Rejects when the part does not come; whoever asks next tries again. */
  readonly get: () => Promise<Part>;
  /** Whether it was asked for, and has come or is on its way. */
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
