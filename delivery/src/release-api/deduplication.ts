/** Responses are kept for clients that lost the connection before the response. */
const RETENTION_MS = 600_000;
const MAX_ENTRIES = 200;

/** Does the work of a message once: a repetition gets the first answer; a failed message is worked on again. */
export function createDeduplication<CommandResult>(isEnd: (answer: CommandResult) => boolean) {
  const known = new Map<string, Promise<CommandResult>>();

  return function once(message: string, work: () => Promise<CommandResult>): Promise<CommandResult> {
    const before = known.get(message);
    if (before) return before;
    const answer = work();
    known.set(message, answer);
    const drop = () => {
      if (known.get(message) === answer) known.delete(message);
    };
    answer.then((ended) => {
      if (!isEnd(ended)) return drop();
      setTimeout(drop, RETENTION_MS).unref();
      for (const oldest of known.keys()) {
        if (known.size <= MAX_ENTRIES) break;
        known.delete(oldest);
      }
    }, drop);
    return answer;
  };
}
