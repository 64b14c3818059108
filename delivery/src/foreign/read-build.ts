import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { type DistFile, readDist, readFiles } from '../build/index.ts';
import { servedTypeOf } from '../store/index.ts';
import type { ForeignManifest } from './adapt-build.ts';

/** Reads a release's files from a build's folder; one with `foreign` is arranged like the kit's. Deterministic. */
export async function readBuild(folder: string): Promise<readonly DistFile[]> {
  const files = await readDist(folder);
  if (files.some(({ path }) => path.startsWith('browser/'))) return files;
  const manifest = (await readManifest(folder)) ?? (await readManifest(dirname(folder)));
  if (manifest === null) return files;
  // Few builds need the parser of style sheets here.
  const { adaptBuild } = await import('./adapt-build.ts');
  return adaptBuild(manifest, await readFiles(folder, isForBrowsers));
}

/** Documents, type declarations and archives beside the program are left out. */
function isForBrowsers(path: string): boolean {
  return servedTypeOf(path) !== null && !/(?:^|\/)\./.test(path) && path !== 'remote.manifest.json' && path !== 'mf-stats.json';
}

/** Whether the manifest in a folder is that of a remote built without the kit. */
export async function declaresForeign(folder: string): Promise<boolean> {
  return (await readManifest(folder)) !== null;
}

async function readManifest(folder: string): Promise<ForeignManifest | null> {
  try {
    const manifest = JSON.parse(await readFile(join(folder, 'remote.manifest.json'), 'utf8')) as Partial<ForeignManifest> | null;
    return Value.Check(Type.Object({}), manifest?.foreign) ? (manifest as ForeignManifest) : null;
  } catch {
    return null;
  }
}
