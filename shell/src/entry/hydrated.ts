const DEADLINE_MS = 3000;

/**
 * Resolves when the remote's page is hydrated, so that new state does not arrive before the server's markup is taken
 * over. At the latest after three seconds: a page that does not load blocks nothing, and a difference costs its parts
 * alone.
 */
export function hydrated(page: Promise<void>): Promise<void> {
  return Promise.race([page, new Promise<void>((resolve) => setTimeout(resolve, DEADLINE_MS))]);
}
