import { stripVTControlCharacters } from 'node:util';
import type { Stats } from '@rspack/core';

/** What a compiler found to be wrong, as plain text with its code frames. */
export function errorsOf(stats: Stats): string[] {
  return (stats.toJson({ all: false, errors: true }).errors ?? []).map(({ message }) => stripVTControlCharacters(message));
}
