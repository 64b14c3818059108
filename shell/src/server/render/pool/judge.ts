import type { ProcessEnd } from './child.ts';
import { beforeDeadline } from './deadline.ts';
import { failed, type RenderFailure, type RenderResult } from './job.ts';
import type { RunningJob } from './running-jobs.ts';

/** `suspected`: the process may be blocked. `guilty`: one of its jobs hangs, and it gets no new one. */
export type Standing = 'trusted' | 'suspected' | 'guilty';

export interface JudgeOptions {
  readonly deadlineMs: number;
  readonly ping: () => void;
  readonly waitsForApi: () => boolean;
  /** Ends the process. */
  readonly end: (reason: ProcessEnd['reason'], explanation: string) => void;
  /** Called when a job turns out to be at fault after its result was returned. */
  readonly onFault: (failure: RenderFailure) => void;
}

export interface Judge {
  standing(): Standing;
  /** The process has answered a ping. */
  pong(): void;
  /** The result of a job that has passed its deadline. */
  resultOf(job: RunningJob): Promise<RenderResult | ProcessEnd>;
}

/** A process whose event loop turns answers a ping within this time; a machine under load needs some of it. */
const PING_GRACE_MS = 250;
/** For so many deadlines a process that gets no processor is not at fault. */
const PATIENCE = 10;
/** Looks at a late job in the time of a deadline. */
const LOOKS = 8;
/** The part of its deadline that a job must have been able to run before it is at fault; the rest may be the machine's. */
const FAIR_SHARE = 0.5;

/** Attributes late jobs of a process: to its version, or to the machine and the API. */
export function createJudge({ deadlineMs, ping, waitsForApi, end, onFault }: JudgeOptions): Judge {
  let standing: Standing = 'trusted';
  let pong = Promise.withResolvers<true>();

  /** Whether a job was able to run, and does not wait for the API. Then the process ends: at once when it is blocked, otherwise after its other jobs. */
  async function isAtFault(job: RunningJob): Promise<boolean> {
    ping();
    const isBlocked = (await beforeDeadline(pong.promise, PING_GRACE_MS)) === null;
    const isGuilty = !job.isSettled() && !waitsForApi() && job.fairMs() >= FAIR_SHARE * deadlineMs;
    if (isGuilty) setTimeout(end, isBlocked ? 0 : deadlineMs, 'timed-out', 'Another render of the version passed its deadline.').unref();
    if (standing !== 'guilty') standing = isGuilty ? 'guilty' : isBlocked ? 'suspected' : 'trusted';
    return isGuilty;
  }

  /** Looks at it again and again until it settles. */
  async function watch(job: RunningJob): Promise<void> {
    const settled = job.outcome.then(() => true);
    const endAt = performance.now() + PATIENCE * deadlineMs;
    while (!(await beforeDeadline(settled, deadlineMs / LOOKS))) {
      if (await isAtFault(job)) return onFault({ type: 'timed-out', explanation: `No answer within ${deadlineMs} ms of its own.` });
      if (performance.now() < endAt) continue;
      standing = 'guilty';
      return end('closed', 'The machine or the API was too slow for its renders.');
    }
    if (standing === 'suspected') standing = 'trusted';
  }

  return {
    standing: () => standing,
    pong() {
      pong.resolve(true);
      pong = Promise.withResolvers<true>();
    },
    async resultOf(job) {
      if (await isAtFault(job)) return failed('timed-out', `No answer within ${deadlineMs} ms.`);
      // It may have come while the server itself was busy.
      if (job.isSettled()) return job.outcome;
      job.isLate = true;
      void watch(job);
      return failed('overloaded', 'The machine or the API was too slow to render in time.');
    },
  };
}
