/** Responses are kept for clients that lost the connection before the response. */
const KEPT_MS = 600_000;
const MOST_KEPT = 200;

/**
 * Does the work of a message once, however often it comes: a sender whose connection broke sends it again, and gets the answer of the first time, also
 * while that is still being worked on. What has failed, or is not an end, is worked on anew.
 */
export function createDeduplication<CommandResult>(isEnd: (answer: CommandResult) => boolean) {
  const known = new Map<string, Promise<CommandResult>>();

  return function once(message: string, work: () => Promise<CommandResult>): Promise<CommandResult> {
    const before = known.get(message);
    if (before) return before;
    const answer = work();
    known.set(message, answer);
    const forget = () => {
      if (known.get(message) === answer) known.delete(message);
    };
    answer.then((ended) => {
      if (!isEnd(ended)) return forget();
      setTimeout(forget, KEPT_MS).unref();
      for (const oldest of known.keys()) {
        if (known.size <= MOST_KEPT) break;
        known.delete(oldest);
      }
    }, forget);
    return answer;
  };
}
