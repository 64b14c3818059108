import { parseArgs } from 'node:util';
import { requirePort } from '../start/ports.ts';

/** The arguments of `npm run dev`. */
export interface DevelopmentOptions {
  /** Apps built for work; the shell is always among them, since it brings the page's React. */
  readonly working: readonly string[];
  /** Another deployment's backend in place of the reference API; null for the reference API. */
  readonly api: string | null;
}

const SHELL = 'shell';

/** Reads the arguments, e.g. `mfe-content mfe-catalog --api https://shop.example`. Throws a sentence for what cannot be understood. */
export function readOptions(args: readonly string[], apps: readonly string[], env: Readonly<Record<string, string | undefined>>) {
  const { values, positionals } = parseArgs({ args: [...args], allowPositionals: true, options: { api: { type: 'string' } } });
  const unknown = positionals.filter((name) => !apps.includes(name));
  if (unknown.length > 0) {
    throw new Error(`There is no ${unknown.map((name) => `"${name}"`).join(', ')} to work on. There are: ${apps.join(', ')}.`);
  }
  const api = values.api ?? (env['API_BASE_URL'] || null);
  if (api !== null && !/^https?:/.test(URL.parse(api)?.protocol ?? '')) {
    throw new Error(`--api is "${api}", but must be an address such as https://shop.example.`);
  }
  const wanted = positionals.length === 0 ? apps : [SHELL, ...positionals];
  return { working: apps.filter((app) => wanted.includes(app)), api } satisfies DevelopmentOptions;
}

const COMMAND = 'npm run dev';

/** The shop's port, and those of the backend where it is ours. A database has one process: `npm start` and this one share it. */
export async function requirePorts(port: number, host: string, backend: { apiPort: number; acquirerPort: number } | null): Promise<void> {
  try {
    await requirePort('PORT', port, host, COMMAND);
    if (backend === null) return;
    await requirePort('API_PORT', backend.apiPort, '127.0.0.1', COMMAND);
    await requirePort('ACQUIRER_PORT', backend.acquirerPort, '127.0.0.1', COMMAND);
  } catch (error) {
    const hint = 'If npm start or another npm run dev runs here, stop it: both use the database in .data.';
    throw new Error(`${error instanceof Error ? error.message : String(error)}\n${hint}`);
  }
}
