const DEADLINE_MS = 3000;

/** Resolves when the remote's page is hydrated, so that new state does not precede that; after 3 s in any case. */
export function hydrated(page: Promise<void>): Promise<void> {
  return Promise.race([page, new Promise<void>((resolve) => setTimeout(resolve, DEADLINE_MS))]);
}
