import type { ConsoleParts } from '../../console/index.ts';

type Reader<T> = () => T | Promise<T>;

/** What the rooms of the server say of themselves, for the console. Names, versions and numbers only: nothing of a visitor. */
export interface Console {
  /** How to read a part; it is read anew each time. */
  provide<Name extends keyof ConsoleParts>(name: Name, read: Reader<ConsoleParts[Name]>): void;
  /** All parts; `onFailure` hears of each that cannot be read, which is left out. */
  read(onFailure: (name: string, error: unknown) => void): Promise<Partial<ConsoleParts>>;
}

/** Keeps who says what. */
export function createConsole(): Console {
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
