import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { type DistFile, readDist, readFiles } from '../build/index.ts';
import { servedTypeOf } from '../store/index.ts';
import type { ForeignManifest } from './foreign-file.ts';

/** Reads a release's files from a build's folder; one with `foreign` is arranged like the kit's. Deterministic. */
export async function readBuild(folder: string): Promise<readonly DistFile[]> {
  const files = await readDist(folder);
  if (files.some(({ path }) => path.startsWith('browser/'))) return files;
  // The gate refuses a manifest that is no JSON.
  const manifest = await findForeign(folder).catch(() => null);
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

/** The manifest in the folder of a build or beside it. */
export async function findForeign(folder: string): Promise<ForeignManifest | null> {
  return (await readForeign(folder)) ?? readForeign(dirname(folder));
}

/** The manifest in a folder if it is that of a remote built without the kit; else null. Rejects with a sentence when it is no JSON. */
export async function readForeign(folder: string): Promise<ForeignManifest | null> {
  const file = join(folder, 'remote.manifest.json');
  return parseForeign(await readFile(file, 'utf8').catch(() => 'null'), file);
}

/** The same of the text of a file. */
export function parseForeign(text: string, file: string): ForeignManifest | null {
  let manifest: Partial<ForeignManifest> | null;
  try {
    manifest = JSON.parse(text) as Partial<ForeignManifest> | null;
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}.`);
  }
  return Value.Check(Type.Object({}), manifest?.foreign) ? (manifest as ForeignManifest) : null;
}
