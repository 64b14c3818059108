const DEADLINE_MS = 3000;

/**
 * Resolves when the parts are alive, so that what the browser learns next is not there before the server's markup is taken over. At the
 * latest after three seconds: a part that does not come holds nothing up, and a difference costs that part alone.
 */
export async function hydrated(parts: readonly Promise<void>[]): Promise<void> {
  const deadline = new Promise<void>((resolve) => setTimeout(resolve, DEADLINE_MS));
  await Promise.race([Promise.all(parts), deadline]);
}
