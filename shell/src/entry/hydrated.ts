const DEADLINE_MS = 3000;

/**
 * Resolves when the remote's page is alive, so that what the browser learns next is not there before the server's markup is taken over. At
 * the latest after three seconds: a page that does not come holds nothing up, and a difference costs its parts alone.
 */
export function hydrated(page: Promise<void>): Promise<void> {
  return Promise.race([page, new Promise<void>((resolve) => setTimeout(resolve, DEADLINE_MS))]);
}
