import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawConsole } from '../../console/index.ts';

/** Where the build leaves the page of the console: what draws it here, and the files of browsers. No release holds them, so no shopper's page does. */
const BUILT = join(import.meta.dirname, '../../../dist/console');

/** The files of browsers. */
export const PAGE_FILES = join(BUILT, 'browser');

/** What draws the page, as it was built last; null when it was not. */
export async function loadPage(): Promise<DrawConsole | null> {
  const file = join(BUILT, 'page.mjs');
  if (!existsSync(file)) return null;
  const built = (await import(pathToFileURL(file).href)) as { readonly drawConsole: DrawConsole };
  return built.drawConsole;
}
