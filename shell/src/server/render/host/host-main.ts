import { writeFileSync } from 'node:fs';
import { Socket } from 'node:net';
import { type CallFigure, createRenderPool, type RenderPoolSettings } from '../pool/index.ts';
import { createFrameReader, writeFrame } from './frames.ts';
import { type HostReport, type HostRequest, reportOf } from './messages.ts';

/*
 * A process that renders: the pool of render threads, and nothing that a visitor is connected to. What ends a whole process (one allocation beyond every
 * bound, a fatal error of V8) ends this one. The server speaks to it through descriptor 3, and it ends with the server.
 */
const CHANNEL = 3;
const BEAT_MS = 500;
/** What the process may hold: a base, and so much for each thread. A buffer of gigabytes is filled in one call, which no thread can be stopped in. */
const MOST_BYTES = { base: 768 * 1024 ** 2, thread: 64 * 1024 ** 2 };
/** Where memory runs out the kernel shall choose this process before the server and others. */
const LIKELY_VICTIM = '500';

/** Calls of a beat that are told of; a server that makes more of them has no room for figures. */
const MOST_CALLS = 1000;

const channel = new Socket({ fd: CHANNEL });
const options = JSON.parse(process.argv[2] ?? '{}') as RenderPoolSettings;
let calls: CallFigure[] = [];
const pool = createRenderPool({
  ...options,
  onFault: (file, failure) => say({ type: 'fault', file, failure }),
  onApiFault: (explanation) => say({ type: 'api-fault', explanation }),
  onCall: (figure) => {
    if (calls.length < MOST_CALLS) calls.push(figure);
  },
});

channel.on(
  'data',
  createFrameReader(({ said }) => {
    const request = said as HostRequest;
    if (request.type === 'run') void run(request);
    else void close();
  }),
);
for (const event of ['close', 'error'] as const) channel.on(event, () => process.exit());
// Ctrl-C reaches the whole group of processes: the server ends this one when its visitors have their answers.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
offerAsVictim();
setInterval(beat, BEAT_MS);
await pool.ready();
say({ type: 'ready' });

async function run({ id, job }: Extract<HostRequest, { type: 'run' }>): Promise<void> {
  const { report, parts } = reportOf(id, await pool.run(job));
  writeFrame(channel, report, parts);
}

async function close(): Promise<void> {
  await pool.close();
  // After the answers to what was under way.
  setImmediate(() => channel.end(() => process.exit()));
}

function say(report: HostReport): void {
  writeFrame(channel, report);
}

function beat(): void {
  const figures = pool.stats();
  const rssBytes = process.memoryUsage.rss();
  if (rssBytes > MOST_BYTES.base + figures.threads * MOST_BYTES.thread) {
    process.stderr.write('FATAL ERROR: it held more memory than renders may\n');
    process.kill(process.pid, 'SIGKILL');
  }
  const { user, system } = process.cpuUsage();
  say({ type: 'beat', figures, usage: { rssBytes, cpuMs: (user + system) / 1000 }, calls });
  calls = [];
}

function offerAsVictim(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', LIKELY_VICTIM);
  } catch {
    // Not Linux, or not allowed: then the kernel decides by size alone.
  }
}
