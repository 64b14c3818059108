import path from 'node:path';

/** Folder of static files in the data folder of the shop (`VITRAVA_DATA_DIR`). */
export function staticFilesFolder(env: Readonly<Record<string, string | undefined>>): string {
  return path.resolve(env['VITRAVA_DATA_DIR'] || '.data', 'static');
}
