import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Compiler } from '@rspack/core';
import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';

export interface ManifestSource {
  readonly folder: string;
  /** The complete manifest, except for the dependencies on others that are read from the sources. */
  readonly manifest: RemoteManifest;
  /** Whether to read the dependencies on others from the sources: the gate needs them, a working build does not. */
  readonly readsSources: boolean;
}

/** Writes the complete manifest beside the built files; a release is made from `dist` alone. */
export class WriteManifest {
  readonly #source: ManifestSource;
  constructor(source: ManifestSource) {
    this.#source = source;
  }
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise('WriteManifest', async () => {
      const { manifest, readsSources } = this.#source;
      const whole = readsSources ? { ...manifest, ...(await relationsOf(this.#source)) } : manifest;
      writeFileSync(path.join(compiler.outputPath, 'remote.manifest.json'), `${JSON.stringify(whole, null, 2)}\n`);
    });
  }
}

/** The compiler of TypeScript is loaded only when a release is built. */
async function relationsOf({
  folder,
  manifest,
}: ManifestSource): Promise<Pick<RemoteManifest, 'bus' | 'links' | 'api' | 'embeds' | 'shared'>> {
  const [{ readBusContract }, { readLinks }, { readCalls }, { readEmbeds }, { checkFlags }, shared] = await Promise.all([
    import('@vitrava/shared-kit/build/bus'),
    import('@vitrava/shared-kit/build/links'),
    import('@vitrava/shared-kit/build/calls'),
    import('@vitrava/shared-kit/build/embeds'),
    import('@vitrava/shared-kit/build/flags'),
    import('@vitrava/shared-kit/build/shared'),
  ]);
  const isShell = manifest.name === 'shell';
  if (manifest.brings === 'generation') return { shared: shared.readGeneration(folder) };
  checkFlags(folder, manifest.flags ?? {}, { isShell });
  const bus = readBusContract(folder, { isShell });
  const api = readCalls(folder);
  return isShell
    ? { bus, api, shared: shared.readOfferedModules(folder) }
    : { bus, links: readLinks(folder), api, embeds: readEmbeds(folder), shared: shared.readSharedNeeds(folder) };
}

/** What makes the page of a document's own remote come alive, as the shell's entry imports it; and what lets pages follow each other. */
const CHUNKS = ['remotes', 'next-pages'] as const;

const isScript = (file: string): boolean => file.endsWith('.js');
const isSheet = (file: string): boolean => file.endsWith('.css');

/** Writes `entry-files.json`: the shell's files in order, once the builds of the shell and its starter have theirs. */
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
      const css = files.filter(isSheet);
      const record = { js: files.filter(isScript), css, starter, remotes, nextPages };
      writeFileSync(path.join(compiler.outputPath, 'entry-files.json'), `${JSON.stringify(record, null, 2)}\n`);
    });
  }
}
