import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { MEMORY_ARGUMENTS } from '../../memory-settings.ts';

const BUILT = new URL('../../../../dist/render-host.mjs', import.meta.url);
const SOURCES = new URL('./host-main.ts', import.meta.url);

/** In production as it was built: from sources it would carry what strips their types. Else the sources, as they are now. */
export const HOST_PROGRAM = fileURLToPath(process.env['NODE_ENV'] === 'production' && existsSync(BUILT) ? BUILT : SOURCES);

/** In megabytes. Beside its threads the process itself keeps what the API has answered, and hands on. */
const OLD_SPACE = '--max-old-space-size=128';

/** The room for what is short-lived is that of all threads (memory-settings.ts). */
export const HOST_ARGUMENTS = [...MEMORY_ARGUMENTS.filter((option) => !option.startsWith('--max-old-space-size')), OLD_SPACE];
