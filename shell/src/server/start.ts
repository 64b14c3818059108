import { fileURLToPath } from 'node:url';
import { MEMORY_ARGUMENTS, MEMORY_ENVIRONMENT } from './memory-settings.ts';

/*
 * The command of production (`npm start -w shell`): this process becomes the composition server, with its memory set up. Where a process cannot
 * be replaced (Windows) the server runs in it as it is.
 */
const main = new URL('./main.ts', import.meta.url);
const command = [process.execPath, ...process.execArgv, ...MEMORY_ARGUMENTS, fileURLToPath(main)];
process.execve?.(process.execPath, command, { ...process.env, ...MEMORY_ENVIRONMENT });
await import(main.href);
