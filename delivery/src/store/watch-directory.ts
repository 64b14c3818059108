import { type FSWatcher, readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { isFolderName } from './directory-layout.ts';

/** Pointer files, the flag file, and folders of remotes; drafts, the lock and what was seen change nothing. */
const WATCHED = /^(channels\.json|flags\.json|[a-z0-9-]+)$/;

/**
 * Watches the pointer and flag files. The folders are watched, not the files: an atomic write replaces the file.
 * What the platform cannot watch is left to the reader's own look at `stamp`, so failures here are silent.
 */
export function watchDirectory(root: string, changed: () => void): () => void {
  const watchers = new Map<string, FSWatcher>();

  function add(folder: string, seen: (name: string) => void): void {
    if (watchers.has(folder)) return;
    try {
      const watcher = watch(folder, { persistent: false }, (_event, name) => seen(name ?? ''));
      watcher.on('error', () => {
        watcher.close();
        watchers.delete(folder);
      });
      watchers.set(folder, watcher);
    } catch {
      // Not there yet, or not watchable here.
    }
  }

  function addRemotes(): void {
    try {
      for (const entry of readdirSync(root, { withFileTypes: true })) {
        if (entry.isDirectory() && isFolderName(entry.name)) add(join(root, entry.name), (name) => WATCHED.test(name) && changed());
      }
    } catch {
      // The store does not exist before the first release.
    }
  }

  add(root, (name) => {
    addRemotes();
    if (WATCHED.test(name)) changed();
  });
  addRemotes();
  return () => {
    for (const watcher of watchers.values()) watcher.close();
    watchers.clear();
  };
}
