import { copyFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from '@rspack/core';
import type { RemoteManifest } from '../../shared-kit/src/contracts/manifest.ts';

const root = path.join(import.meta.dirname, '../..');

/** Puts the shell's static manifest beside the built files; a release is made from `dist` alone. */
export class CopyManifest {
  readonly #folder: string;
  constructor(folder: string) {
    this.#folder = folder;
  }
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('CopyManifest', () => {
      copyFileSync(path.join(root, this.#folder, 'remote.manifest.json'), path.join(compiler.outputPath, 'remote.manifest.json'));
    });
  }
}

/** Writes a remote's complete manifest, which its source files make up, beside the built files. */
export class WriteManifest {
  readonly #manifest: RemoteManifest;
  constructor(manifest: RemoteManifest) {
    this.#manifest = manifest;
  }
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('WriteManifest', () => {
      writeFileSync(path.join(compiler.outputPath, 'remote.manifest.json'), `${JSON.stringify(this.#manifest, null, 2)}\n`);
    });
  }
}

/** What makes the page of a document's own remote come alive, as the shell's entry imports it; and what lets pages follow each other. */
const CHUNKS = ['remotes', 'next-pages'] as const;

const isScript = (file: string): boolean => file.endsWith('.js');

/**
 * Writes `entry-files.json`: what the document must load for the shell, in the order of need. The shell and its starter are two builds side
 * by side; one object serves both, and the file is written when it knows the files of both.
 */
export class WriteEntryFiles {
  readonly #files = new Map<string, readonly string[]>();
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tap('WriteEntryFiles', ({ entrypoints, namedChunkGroups }) => {
      for (const [name, entrypoint] of entrypoints) this.#files.set(name, entrypoint.getFiles());
      for (const name of CHUNKS) {
        const group = namedChunkGroups.get(name);
        if (group) this.#files.set(name, group.getFiles().filter(isScript));
      }
      const [files, [starter] = [], remotes = [], nextPages = []] = ['shell', 'starter', ...CHUNKS].map((name) => this.#files.get(name));
      if (!files || !starter) return;
      const css = files.filter((name) => name.endsWith('.css'));
      const record = { js: files.filter(isScript), css, starter, remotes, nextPages };
      writeFileSync(path.join(compiler.outputPath, 'entry-files.json'), `${JSON.stringify(record, null, 2)}\n`);
    });
  }
}
