import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files below a folder, as generators read and write them; the trees of nx are such. Paths are relative to `root`. */
export interface FileTree {
  readonly root: string;
  exists(file: string): boolean;
  read(file: string, encoding: 'utf8'): string | null;
  write(file: string, text: string): void;
}

/** What a generator has written, in memory until `save` puts it on the disk: what throws before has left nothing behind. */
export interface PlannedTree extends FileTree {
  /** Writes everything. JSON is laid out for reading. */
  save(): void;
}

/** A tree over the disk, for repositories without nx. */
export function planFiles(root: string): PlannedTree {
  const written = new Map<string, string>();
  const onDisk = (file: string) => path.join(root, file);
  return {
    root,
    exists: (file) => written.has(file) || existsSync(onDisk(file)),
    read: (file) => written.get(file) ?? (existsSync(onDisk(file)) ? readFileSync(onDisk(file), 'utf8') : null),
    write: (file, text) => void written.set(file, file.endsWith('.json') ? `${JSON.stringify(JSON.parse(text), null, 2)}\n` : text),
    save() {
      for (const [file, text] of written) {
        mkdirSync(path.dirname(onDisk(file)), { recursive: true });
        writeFileSync(onDisk(file), text);
      }
    },
  };
}
