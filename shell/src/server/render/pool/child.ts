import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { SHOP_ENVIRONMENT } from '@vitrava/shared-kit/contracts/shop';
import { MEMORY_ENVIRONMENT } from '../../memory-settings.ts';
import type { Utf8 } from '../../utf8/index.ts';
import { createFrameReader, writeFrame } from './frames.ts';
import { type ProcessMessage, readProcessMessage, type ServerMessage } from './messages.ts';
import { programArguments } from './program.ts';

/** How a process ended. `killed`: by a signal from outside, as when memory runs out on the machine; that can happen to any version. */
export interface ProcessEnd {
  readonly reason: 'crashed' | 'timed-out' | 'killed' | 'closed';
  readonly explanation: string;
}

/** The operating system's process of a render process, and its messages. */
export interface Child {
  readonly pid: number;
  send(message: ServerMessage, parts?: readonly Utf8[]): void;
  /** Lets it send what one more job needs. */
  allowJob(): void;
  end(reason: ProcessEnd['reason'], explanation: string): void;
  readonly ended: Promise<ProcessEnd>;
}

/** What a job may send: its answer, and some calls. */
const BYTES_PER_JOB = 24 * 1024 * 1024;
/** The cost of handling one message, in bytes. */
const MESSAGE_BYTES = 16 * 1024;
const REMEMBERED_CHARACTERS = 4000;
/** Where memory runs out, the kernel shall choose this process before the server. */
const OOM_SCORE = '500';

/** Starts the program of a render process. A process that sends anything but messages of the program, or too many of them, is ended. */
export function startChild(heapLimitMb: number, onMessage: (message: ProcessMessage, parts: readonly Utf8[]) => void): Child {
  const child = spawn(process.execPath, programArguments(heapLimitMb), {
    // Renders see no secrets of the server's environment.
    env: { ...MEMORY_ENVIRONMENT, NODE_ENV: 'production', ...SHOP_ENVIRONMENT },
    stdio: ['ignore', 'inherit', 'pipe', 'pipe'],
  });
  // Pipes are sockets in Node, despite their types.
  const [channel, errors] = [child.stdio[3], child.stderr] as unknown as [Socket, Socket];
  const pid = child.pid ?? 0;
  const hasEnded = Promise.withResolvers<ProcessEnd>();
  let allowedBytes = BYTES_PER_JOB;
  let lastWords = '';
  let ending: ProcessEnd | null = null;

  function end(reason: ProcessEnd['reason'], explanation: string): void {
    ending ??= { reason, explanation };
    child.ref();
    child.kill('SIGKILL');
  }

  const readFrames = createFrameReader((frame) => {
    allowedBytes -= MESSAGE_BYTES;
    const message = readProcessMessage(frame);
    // A server that has nothing else to do may stop.
    if (message.type === 'ready') for (const handle of [child, channel, errors]) handle.unref();
    onMessage(message, frame.parts);
  });
  channel.on('data', (chunk) => {
    try {
      allowedBytes -= chunk.byteLength;
      readFrames(chunk);
      if (allowedBytes < 0) throw new RangeError('It sent more than its jobs need.');
    } catch (error) {
      end('crashed', error instanceof Error ? error.message : String(error));
      channel.destroy();
    }
  });
  // `close` follows.
  channel.on('error', () => undefined);
  errors.on('data', (chunk: Buffer) => {
    lastWords = `${lastWords}${chunk}`.slice(-REMEMBERED_CHARACTERS);
    process.stderr.write(chunk);
  });
  child.on('error', (error) => end('closed', error.message));
  // After all that it has written: answers before its end are answers.
  child.on('close', (code, signal) => hasEnded.resolve(ending ?? unexpectedEnd(lastWords, code, signal)));
  preferForOomKill(pid);

  return {
    pid,
    send(message, parts) {
      if (channel.writable) writeFrame(channel, message, parts);
    },
    allowJob() {
      allowedBytes += BYTES_PER_JOB;
    },
    end,
    ended: hasEnded.promise,
  };
}

function unexpectedEnd(lastWords: string, code: number | null, signal: NodeJS.Signals | null): ProcessEnd {
  const reason = signal === 'SIGKILL' ? 'killed' : 'crashed';
  return { reason, explanation: fatalLine(lastWords) ?? `It ended with ${signal ?? `code ${code}`}.` };
}

/** The lines in which V8 or Node reports why a process ends. */
function fatalLine(words: string): string | null {
  const lines = words
    .split('\n')
    .filter((line) => /^(?:#\s*)?Fatal (?:java|error)|^(?:Uncaught\b|\w*Error\b|UnhandledPromiseRejection\b)/i.test(line));
  return lines.length > 0 ? lines.map((line) => line.replace(/^#\s*/, '')).join(' ') : null;
}

function preferForOomKill(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, OOM_SCORE);
  } catch {
    // Not Linux, or not allowed: then the kernel decides by size alone.
  }
}
