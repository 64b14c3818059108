import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DrawConsole } from '../page/index.ts';

/** The built page of the console: the module that renders it on the server, and the files of the browser. They are not part of any release. */
const BUILT = join(import.meta.dirname, '../../dist');

/** The files of browsers. */
export const PAGE_FILES = join(BUILT, 'browser');

/** What draws the page, as it was built last; null when it was not. */
export async function loadPage(): Promise<DrawConsole | null> {
  const file = join(BUILT, 'page.mjs');
  if (!existsSync(file)) return null;
  const built = (await import(pathToFileURL(file).href)) as { readonly drawConsole: DrawConsole };
  return built.drawConsole;
}
