/** Where a process is killed: at the message with this index, before the message passes or after its response has arrived at the gate. */
export interface Point {
  readonly at: number;
  readonly side: 'before' | 'after';
}

/** Which messages are counted, and the crash at the point. Without a point they are only recorded. */
interface Plan {
  readonly point: Point | null;
  readonly counts: (message: string) => boolean;
  readonly crash: () => Promise<void>;
}

/** All messages of the servers under test pass the gate one by one. */
export interface Gate {
  readonly arm: (plan: Plan) => void;
  /** Lets everything pass again. Returns the recorded messages and whether the point was reached. */
  readonly disarm: () => { readonly messages: readonly string[]; readonly hasCrashed: boolean };
  /** Returns the response to a message; null when the message or its response is lost. */
  readonly pass: <Answer>(message: string, forward: () => Promise<Answer>) => Promise<Answer | null>;
}

export function createGate(): Gate {
  let plan: Plan | null = null;
  let messages: string[] = [];
  let hasCrashed = false;

  const crashAt = async (place: number, side: Point['side']): Promise<boolean> => {
    const { point, crash } = plan ?? {};
    if (hasCrashed || crash === undefined || point?.at !== place || point.side !== side) return false;
    hasCrashed = true;
    await crash();
    return true;
  };

  return {
    arm(next) {
      plan = next;
      messages = [];
      hasCrashed = false;
    },
    disarm() {
      const result = { messages, hasCrashed };
      plan = null;
      return result;
    },
    async pass(message, forward) {
      if (plan?.counts(message) !== true) return forward();
      const place = messages.push(message) - 1;
      if (await crashAt(place, 'before')) return null;
      const answer = await forward();
      return (await crashAt(place, 'after')) ? null : answer;
    },
  };
}
