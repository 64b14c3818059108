import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files below a folder. Writes stay in memory until `save`, so that a refused command leaves nothing behind. Paths are relative to the folder. */
export interface FileTree {
  read(file: string): string | null;
  write(file: string, text: string): void;
  /** Writes everything to the disk and returns the paths. JSON is laid out for reading. */
  save(): readonly string[];
}

export function planFiles(root: string): FileTree {
  const written = new Map<string, string>();
  const onDisk = (file: string) => path.join(root, file);
  return {
    read: (file) => written.get(file) ?? (existsSync(onDisk(file)) ? readFileSync(onDisk(file), 'utf8') : null),
    write: (file, text) => void written.set(file, file.endsWith('.json') ? `${JSON.stringify(JSON.parse(text), null, 2)}\n` : text),
    save() {
      for (const [file, text] of written) {
        mkdirSync(path.dirname(onDisk(file)), { recursive: true });
        writeFileSync(onDisk(file), text);
      }
      return [...written.keys()];
    },
  };
}
