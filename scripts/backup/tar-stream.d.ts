declare module 'tar-stream' {
  import type { Duplex, Readable, Writable } from 'node:stream';

  export interface Header {
    readonly name: string;
    readonly size?: number;
    readonly mode?: number;
    readonly mtime?: Date;
    readonly type?: string | null;
  }
  /** `entry` takes the next one when the stream of the one before has ended. */
  export interface Pack extends Readable {
    entry(header: Header, done: (error?: Error | null) => void): Writable;
    entry(header: Header, content: string): Writable;
    finalize(): void;
  }
  export interface Extract extends Writable {
    on(event: 'entry', listener: (header: Required<Header>, stream: Duplex, next: (error?: unknown) => void) => void): this;
    on(event: string, listener: (...args: unknown[]) => void): this;
  }
  export function pack(): Pack;
  export function extract(): Extract;
}
