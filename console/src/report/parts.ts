import type { ConsoleParts } from './report.ts';

type Reader<T> = () => T | Promise<T>;

/** The parts of the report that the composition server provides. Names, versions and numbers only: nothing of a visitor. */
export interface PartSources {
  /** Sets the reader of a part; it is called for each report. */
  provide<Name extends keyof ConsoleParts>(name: Name, read: Reader<ConsoleParts[Name]>): void;
  /** Reads all parts. One that cannot be read is reported to `onFailure` and left out. */
  read(onFailure: (name: string, error: unknown) => void): Promise<Partial<ConsoleParts>>;
}

export function createPartSources(): PartSources {
  const readers = new Map<string, Reader<unknown>>();
  return {
    provide: (name, read) => void readers.set(name, read),
    async read(onFailure) {
      const parts: [string, unknown][] = [];
      for (const [name, read] of readers) {
        try {
          parts.push([name, await read()]);
        } catch (error) {
          onFailure(name, error);
        }
      }
      return Object.fromEntries(parts);
    },
  };
}
