import { appendFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
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

/** Appends to a file of limited size. Faults end no process: `onFault` gets a sentence, and it tries again in 10 s. */
export function openLogFile(file: string, onFault: (explanation: string) => void, bounds: LogBounds = BOUNDS): LogFile {
  let failedAt: number | null = null;

  function rotate(): void {
    for (let number = bounds.olderFiles; number > 0; number -= 1) {
      const from = number === 1 ? file : `${file}.${number - 1}`;
      if (statSync(from, { throwIfNoEntry: false })) renameSync(from, `${file}.${number}`);
    }
  }

  return {
    write(text) {
      if (failedAt !== null && performance.now() - failedAt < RETRY_MS) return;
      try {
        mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
        const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
        if (bytes > 0 && bytes + Buffer.byteLength(text) > bounds.maxBytes) rotate();
        appendFileSync(file, text, { mode: 0o600 });
        failedAt = null;
      } catch (error) {
        if (failedAt === null) onFault(`${file} takes nothing more: ${error instanceof Error ? error.message : String(error)}`);
        failedAt = performance.now();
      }
    },
  };
}
