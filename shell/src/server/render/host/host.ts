import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { MEMORY_ENVIRONMENT } from '../../memory-settings.ts';
import type { CallFigure, PackedResult, RenderFailure, RenderJob, RenderPoolSettings } from '../pool/index.ts';
import { createFrameReader, type Frame, writeFrame } from './frames.ts';
import { HOST_ARGUMENTS, HOST_PROGRAM } from './host-program.ts';
import { type HostFigures, type HostReport, type HostRequest, type HostUsage, resultOf } from './messages.ts';

/** What became of a job in a process: a result, or the process ended. */
export type HostOutcome = { readonly type: 'answered'; readonly result: PackedResult } | { readonly type: 'lost'; readonly end: HostEnd };

/** How a process ended: what it said last, whether it had started, and the server files of the jobs that were in it. */
export interface HostEnd {
  readonly explanation: string;
  readonly wasReady: boolean;
  readonly running: ReadonlySet<string>;
}

/** A process that renders. */
export interface Host {
  run(job: RenderJob): Promise<HostOutcome>;
  /** Server files of the jobs in it. */
  running(): ReadonlySet<string>;
  /** When each server file was last asked for in it, as `performance.now()`. */
  readonly lastUsed: ReadonlyMap<string, number>;
  figures(): HostFigures;
  usage(): HostUsage;
  /** Settles when it has started, or ended. */
  readonly ready: Promise<void>;
  /** Settles when it is gone, before its jobs are. */
  readonly ended: Promise<HostEnd>;
  close(): Promise<void>;
}

export interface HostOptions {
  readonly pool: RenderPoolSettings;
  readonly onFault: (file: string, failure: RenderFailure) => void;
  readonly onApiFault: (explanation: string) => void;
  /** Gets each call to the API, some at a time. */
  readonly onCall: (figure: CallFigure) => void;
}

const NOTHING: HostFigures = { threads: 0, running: 0, queued: 0, lost: 0 };
const LOOK_MS = 1000;
/** So many looks in a row at a process that has said nothing: it is blocked. Looks of this process, so that its own pauses do not count. */
const SILENT_LOOKS = 5;
const REMEMBERED_CHARACTERS = 4000;

export function startHost({ pool, onFault, onApiFault, onCall }: HostOptions): Host {
  const child = spawn(process.execPath, [...HOST_ARGUMENTS, HOST_PROGRAM, JSON.stringify(pool)], {
    env: { ...MEMORY_ENVIRONMENT, NODE_ENV: process.env['NODE_ENV'] ?? '' },
    stdio: ['ignore', 'inherit', 'pipe', 'pipe'],
  });
  // Pipes are sockets to Node, whatever the types say.
  const [channel, errors] = [child.stdio[3], child.stderr] as unknown as [Socket, Socket];
  const waiting = new Map<number, { readonly file: string; readonly settle: (outcome: HostOutcome) => void }>();
  const lastUsed = new Map<string, number>();
  const isReady = Promise.withResolvers<void>();
  const hasEnded = Promise.withResolvers<HostEnd>();
  let figures = NOTHING;
  let usage: HostUsage = { rssBytes: 0, cpuMs: 0 };
  let lastWords = '';
  let lastId = 0;
  let silentLooks = 0;
  let wasReady = false;
  let gone: HostEnd | null = null;

  const look = setInterval(() => {
    silentLooks += 1;
    if (silentLooks <= SILENT_LOOKS || waiting.size === 0) return;
    lastWords = 'FATAL ERROR: it was blocked';
    child.kill('SIGKILL');
  }, LOOK_MS).unref();

  channel.on('data', createFrameReader(hear));
  // It is gone: `exit` says so, too.
  channel.on('error', () => undefined);
  errors.on('data', (chunk: Buffer) => {
    lastWords = `${lastWords}${chunk}`.slice(-REMEMBERED_CHARACTERS);
    process.stderr.write(chunk);
  });
  child.on('error', (error) => end(error.message));
  // With all that it has written: the answers before its end are answers.
  child.on('close', (code, signal) => end(fatalLine(lastWords) ?? `It ended with ${signal ?? `code ${code}`}.`));
  function hear({ said, parts }: Frame): void {
    silentLooks = 0;
    const report = said as HostReport;
    if (report.type === 'ready') {
      wasReady = true;
      letGo();
      isReady.resolve();
    }
    if (report.type === 'beat') {
      ({ figures, usage } = report);
      report.calls.forEach(onCall);
    } else if (report.type === 'fault') onFault(report.file, report.failure);
    else if (report.type === 'api-fault') onApiFault(report.explanation);
    else if (report.type === 'done') {
      waiting.get(report.id)?.settle({ type: 'answered', result: resultOf(report.outcome, parts) });
      waiting.delete(report.id);
    }
  }

  /** A server that has nothing else to do may stop; close() ends the process in order. */
  function letGo(): void {
    child.unref();
    for (const stream of [channel, errors]) stream.unref();
  }

  function end(explanation: string): void {
    if (gone) return;
    const lost = { explanation, wasReady, running: running() };
    gone = lost;
    clearInterval(look);
    isReady.resolve();
    hasEnded.resolve(lost);
    for (const { settle } of waiting.values()) settle({ type: 'lost', end: lost });
    waiting.clear();
  }

  function running(): ReadonlySet<string> {
    return new Set([...waiting.values()].map(({ file }) => file));
  }

  function send(request: HostRequest): void {
    if (!gone) writeFrame(channel, request);
  }

  return {
    async run(job) {
      if (gone) return { type: 'lost', end: gone };
      lastId += 1;
      const { promise, resolve: settle } = Promise.withResolvers<HostOutcome>();
      lastUsed.set(job.file, performance.now());
      waiting.set(lastId, { file: job.file, settle });
      send({ type: 'run', id: lastId, job });
      return promise;
    },
    running,
    lastUsed,
    figures: () => figures,
    usage: () => usage,
    ready: isReady.promise,
    ended: hasEnded.promise,
    async close() {
      child.ref();
      send({ type: 'close' });
      const timer = setTimeout(() => child.kill('SIGKILL'), SILENT_LOOKS * LOOK_MS);
      await hasEnded.promise;
      clearTimeout(timer);
    },
  };
}

/** The lines in which V8 or the process itself says why it ends. */
function fatalLine(words: string): string | null {
  const lines = words.split('\n').filter((line) => /^(?:#\s*)?Fatal (?:java|error)/i.test(line));
  return lines.length > 0 ? lines.map((line) => line.replace(/^#\s*/, '')).join(' ') : null;
}
