import type { CallFigure, RenderFailure, RenderJob, RenderPoolSettings, RenderResult } from '../pool/index.ts';
import { type Host, type HostEnd, type HostOptions, startHost } from './host.ts';
import type { HostFigures, HostUsage } from './messages.ts';
import { THREAD_PROGRAM } from './thread-program.ts';
import { NO_TRIALS, nextTrials, type TrialEvent } from './trials.ts';
import { closed, failed, unpacked } from './unpacked.ts';

export interface HostedPoolOptions extends Omit<RenderPoolSettings, 'program'> {
  /** Called when a version is to blame for something that no job of its says. */
  readonly onFault: (file: string, failure: RenderFailure) => void;
  /** Called, now and then, when the API gave no answer at all or one that no render is given; in a sentence. */
  readonly onApiFault: (explanation: string) => void;
  /** Gets each call to the API that a render had made. */
  readonly onCall?: ((figure: CallFigure) => void) | undefined;
}

/** What renders, as the server sees it. */
export interface HostedPool {
  run(job: RenderJob): Promise<RenderResult>;
  /** Settles when it can render. */
  ready(): Promise<void>;
  /** Of all processes together, and how many there are and were lost. */
  stats(): HostFigures & HostUsage & { readonly processes: number; readonly lostProcesses: number };
  close(): Promise<void>;
}

const LOOK_MS = 5000;
/** A process that could not even start is not started again at once. */
const PAUSE_MS = 500;
/** A version on trial has one that may be blocked, and one beside it. */
const OWN_THREADS = 2;
/** Its renders wait for the start, run code that V8 has not compiled yet, and come all at once: so many times the deadline is theirs. */
const OWN_DEADLINES = 2;

/**
 * The pool of render threads in a process beside the server: what ends a whole process ends that one, and no visitor is connected to it. Its renders are
 * repeated, each version in a process of its own, so that the guilty one ends alone and is blamed; all others are answered a moment later.
 */
export function createHostedPool({ onFault, onApiFault, onCall = () => undefined, ...options }: HostedPoolOptions): HostedPool {
  const pool = { ...options, program: THREAD_PROGRAM };
  const own = new Map<string, Host>();
  /** All that have not ended, also those that nothing is given to any more. */
  const processes = new Set<Host>();
  let trials = NO_TRIALS;
  let lostProcesses = 0;
  let isClosed = false;
  let shared = openShared();
  const look = setInterval(endTrials, LOOK_MS).unref();

  function happened(event: TrialEvent): void {
    trials = nextTrials(trials, event);
  }

  function open(hostOptions: HostOptions): Host {
    const host = startHost(hostOptions);
    processes.add(host);
    void host.ended.then(() => processes.delete(host));
    return host;
  }

  function openShared(): Host {
    const host = open({ pool, onFault, onApiFault, onCall });
    void host.ended.then(({ running, wasReady }) => {
      if (isClosed) return;
      lostProcesses += 1;
      happened({ type: 'shared-lost', now: performance.now(), running, lastUsed: host.lastUsed });
      if (wasReady) shared = openShared();
      else setTimeout(reopen, PAUSE_MS).unref();
    });
    return host;
  }

  function reopen(): void {
    if (!isClosed) shared = openShared();
  }

  function isOnTrial(file: string): boolean {
    return (trials.until.get(file) ?? 0) > performance.now();
  }

  function openOwn(file: string): Host {
    const host = open({
      pool: { ...pool, threads: OWN_THREADS, hasReserve: false, deadlineMs: OWN_DEADLINES * pool.deadlineMs },
      onFault,
      onApiFault,
      onCall,
    });
    own.set(file, host);
    void host.ended.then((end) => {
      // Closed when its trial was over.
      if (isClosed || own.get(file) !== host) return;
      own.delete(file);
      lostProcesses += 1;
      happened({ type: 'own-lost', now: performance.now(), file });
      if (end.running.size === 0) onFault(file, { type: 'crashed', explanation: crash(end) });
    });
    return host;
  }

  /** Those that are over give their processes back when nothing runs in them. */
  function endTrials(): void {
    happened({ type: 'time-passed', now: performance.now() });
    for (const [file, host] of own) {
      if (isOnTrial(file) || host.running().size > 0) continue;
      own.delete(file);
      void host.close();
    }
  }

  async function runAlone(job: RenderJob): Promise<RenderResult> {
    const outcome = await (own.get(job.file) ?? openOwn(job.file)).run(job);
    if (outcome.type === 'answered') return unpacked(outcome.result);
    return outcome.end.wasReady ? failed('crashed', crash(outcome.end)) : failed('lost', outcome.end.explanation);
  }

  async function runShared(job: RenderJob, mayRepeat: boolean): Promise<RenderResult> {
    const outcome = await shared.run(job);
    if (outcome.type === 'answered') return unpacked(outcome.result);
    if (!mayRepeat || isClosed) return failed('lost', outcome.end.explanation);
    return isOnTrial(job.file) ? runAlone(job) : runShared(job, false);
  }

  return {
    async run(job) {
      if (isClosed) return closed();
      const result = await (isOnTrial(job.file) ? runAlone(job) : runShared(job, true));
      return isClosed && !result.ok ? closed() : result;
    },
    ready: () => shared.ready,
    stats() {
      const rendering = [shared, ...own.values()];
      const sum = (name: keyof HostFigures) => rendering.reduce((total, process) => total + process.figures()[name], 0);
      const figures = { threads: sum('threads'), running: sum('running'), queued: sum('queued'), lost: sum('lost') };
      const used = rendering.map((process) => process.usage());
      const usage = {
        rssBytes: used.reduce((total, { rssBytes }) => total + rssBytes, 0),
        cpuMs: used.reduce((total, { cpuMs }) => total + cpuMs, 0),
      };
      return { ...figures, ...usage, processes: rendering.length, lostProcesses };
    },
    async close() {
      isClosed = true;
      clearInterval(look);
      await Promise.all([...processes].map((host) => host.close()));
    },
  };
}

function crash({ explanation }: HostEnd): string {
  return `It ended the process that rendered it alone: ${explanation}`;
}
