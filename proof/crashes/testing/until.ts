const PAUSE_MS = 25;
/** Far longer than anything here takes; only an event that never happens reaches it. */
const PATIENCE_MS = 90_000;

/** Waits for something to become true, however long it takes within reason. */
export async function until(what: string, isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error(`In vain: ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}
