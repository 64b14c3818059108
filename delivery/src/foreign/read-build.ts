import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseJson } from '@vitrava/server-kit/json';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { type DistFile, readDist, readFiles } from '../build/index.ts';
import { servedTypeOf } from '../store/index.ts';
import type { ForeignManifest } from './foreign-file.ts';

/** Reads a release's files from a build's folder; one with `foreign` is arranged like the kit's. Deterministic. */
export async function readBuild(folder: string): Promise<readonly DistFile[]> {
  const files = await readDist(folder);
  if (files.some(({ path }) => path.startsWith('browser/'))) return files;
  const manifest = (await readForeign(folder)) ?? (await readForeign(dirname(folder)));
  if (manifest === null) return files;
  // Few builds need the parser of style sheets here.
  const { adaptBuild } = await import('./adapt-build.ts');
  return adaptBuild(manifest, await readFiles(folder, isOfProgram));
}

/** Arranges files that stay on their team's origin, in the folder `base`, like the kit's. */
export async function adaptDownload(manifest: ForeignManifest, files: readonly DistFile[], base: string): Promise<readonly DistFile[]> {
  const { adaptBuild } = await import('./adapt-build.ts');
  return adaptBuild(
    manifest,
    files.filter(({ path }) => isOfProgram(path)),
    base,
  );
}

/** Documents, type declarations and archives beside the program are left out. */
function isOfProgram(path: string): boolean {
  if (path === 'server.cjs') return true;
  return servedTypeOf(path) !== null && !/(?:^|\/)\./.test(path) && path !== 'remote.manifest.json' && path !== 'mf-stats.json';
}

/** The manifest in a folder if it is that of a remote built without the kit; else null. */
export async function readForeign(folder: string): Promise<ForeignManifest | null> {
  return parseForeign(await readFile(join(folder, 'remote.manifest.json'), 'utf8').catch(() => ''));
}

/** The same of its text. */
export function parseForeign(text: string): ForeignManifest | null {
  const manifest = parseJson(text) as Partial<ForeignManifest> | null;
  return Value.Check(Type.Object({}), manifest?.foreign) ? (manifest as ForeignManifest) : null;
}
