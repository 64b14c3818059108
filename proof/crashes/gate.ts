/** Where a process is struck down: at the message of this place, before it has passed or after its answer has come as far as the gate. */
export interface Point {
  readonly at: number;
  readonly side: 'before' | 'after';
}

/** Which messages count, and what happens at the point. Without a point they are only noted. */
interface Plan {
  readonly point: Point | null;
  readonly counts: (message: string) => boolean;
  readonly crash: () => Promise<void>;
}

/** Everything that a server under test says to the world passes here, one message after another. */
export interface Gate {
  readonly arm: (plan: Plan) => void;
  /** Lets everything pass again; says what has passed and whether the point was reached. */
  readonly disarm: () => { readonly messages: readonly string[]; readonly hasCrashed: boolean };
  /** The answer to a message; null when it, or its answer, never arrives. */
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
