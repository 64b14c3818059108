import { createWriteStream, mkdirSync, openSync, renameSync, statSync, type WriteStream } from 'node:fs';
import path from 'node:path';

/** A file that grows, of which nothing more is known than that it may stop to take anything. */
export interface LogFile {
  /** A text, as it shall stand there. Never throws: what cannot be kept is lost. */
  write(text: string): void;
}

/** How much of a log is kept. */
export interface LogBounds {
  /** A file that would grow beyond it becomes `<file>.1`, and that one `.2`. */
  readonly maxBytes: number;
  /** Files beside the one that is written. */
  readonly olderFiles: number;
}

const RETRY_MS = 10_000;
const BOUNDS: LogBounds = { maxBytes: 10 * 1024 ** 2, olderFiles: 4 };

/**
 * Appends to a file, and limits its size. A full disk or a removed folder ends no process: `onFault` receives a
 * sentence when it begins, and the file is opened again after ten seconds.
 */
export function openLogFile(file: string, onFault: (explanation: string) => void, bounds: LogBounds = BOUNDS): LogFile {
  let stream: WriteStream | null = null;
  let bytes = 0;
  let closedAt = Number.NEGATIVE_INFINITY;
  let isFailing = false;

  function open(): WriteStream {
    mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
    bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    // At once: what is renamed a moment later has to be there.
    const opened = createWriteStream(file, { fd: openSync(file, 'a', 0o600) });
    opened.on('error', fail);
    return opened;
  }

  /** Buffered output is written to the new file. */
  function rotate(): void {
    stream?.end();
    stream = null;
    for (let number = bounds.olderFiles; number > 0; number -= 1) {
      const from = number === 1 ? file : `${file}.${number - 1}`;
      if (statSync(from, { throwIfNoEntry: false })) renameSync(from, `${file}.${number}`);
    }
  }

  function fail(error: unknown): void {
    stream = null;
    closedAt = performance.now();
    if (!isFailing) onFault(`${file} takes nothing more: ${error instanceof Error ? error.message : String(error)}`);
    isFailing = true;
  }

  return {
    write(text) {
      if (stream === null && performance.now() - closedAt < RETRY_MS) return;
      try {
        stream ??= open();
        if (bytes > 0 && bytes + text.length > bounds.maxBytes) {
          rotate();
          stream = open();
        }
      } catch (error) {
        fail(error);
        return;
      }
      bytes += Buffer.byteLength(text);
      stream.write(text, (error) => {
        if (!error) isFailing = false;
      });
    },
  };
}
