import { fileURLToPath } from 'node:url';

const root = new URL('../../../../../', import.meta.url);
/** What the program of a thread is made of. The shop's data lies beside it and is not among them. */
const READABLE = ['package.json', 'node_modules/*', 'shell/package.json', 'shell/src/*', 'shared-kit/package.json', 'shared-kit/src/*'];

/**
 * Node's permission model, for render threads alone: they start no process and no thread, write no file, and read none but the program's. A server
 * file reaches them as text. (`execArgv` of a worker has its own environment, so the server itself is not held by it.)
 */
export const THREAD_PERMISSIONS: string[] = ['--permission', ...READABLE.map((path) => `--allow-fs-read=${fileURLToPath(root)}${path}`)];
