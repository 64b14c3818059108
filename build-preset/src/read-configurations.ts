import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import type { Configuration, Stats } from '@rspack/core';

/** The builds of `rspack.config.ts` in `folder`; `stamp` defeats Node's module cache. Throws for bad sources. */
export async function readConfigurations(folder: string, stamp = ''): Promise<readonly Configuration[]> {
  const file = path.join(folder, 'rspack.config.ts');
  if (!existsSync(file)) throw new Error(`${file} is missing: it is what describes the builds of a remote.`);
  const { default: configurations } = (await import(`${pathToFileURL(file).href}${stamp}`)) as { default: readonly Configuration[] };
  return configurations;
}

/** What a compiler found to be wrong, as plain text with its code frames. */
export function errorsOf(stats: Stats): string[] {
  return (stats.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => stripVTControlCharacters(message));
}
