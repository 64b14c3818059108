import type { FairTurns } from './fair-turns.ts';

interface Closing {
  once(event: 'close', listener: () => void): unknown;
}

/** Tells when whoever asked has gone, or has its answer. Without a reason of its own it would make an error with a stack of every answer. */
export function whenGone(response: Closing): AbortSignal {
  const gone = new AbortController();
  response.once('close', () => gone.abort(null));
  return gone.signal;
}

interface Answering extends Closing {
  once(event: 'finish' | 'close', listener: () => void): this;
  readonly destroyed: boolean;
}

/** Takes a turn for as long as an answer is being made. Resolves to false where there is none, or nobody waits for the answer any more. */
export async function takeTurnFor(answer: Answering, turns: FairTurns, who: string): Promise<boolean> {
  const release = await turns.take(who, whenGone(answer));
  if (release === null) return false;
  answer.once('finish', release).once('close', release);
  // It may have gone while its turn came.
  if (answer.destroyed) release();
  return true;
}
