import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs';
import path from 'node:path';

/** A file that grows, of which nothing more is known than that it may stop to take anything. */
export interface LogFile {
  /** A text, as it shall stand there. Never throws: what cannot be kept is lost. */
  write(text: string): void;
}

const RETRY_MS = 10_000;

/**
 * Adds to a file. A disk that is full, or a folder that has gone, ends no one: `onFault` is told in a sentence when it begins, and the file is opened anew
 * after ten seconds.
 */
export function openLogFile(file: string, onFault: (explanation: string) => void): LogFile {
  let stream: WriteStream | null = null;
  let closedAt = Number.NEGATIVE_INFINITY;
  let isFailing = false;

  function open(): WriteStream {
    mkdirSync(path.dirname(file), { recursive: true });
    const opened = createWriteStream(file, { flags: 'a' });
    opened.on('error', fail);
    return opened;
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
      } catch (error) {
        fail(error);
        return;
      }
      stream.write(text, (error) => {
        if (!error) isFailing = false;
      });
    },
  };
}
