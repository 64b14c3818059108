import { requirePort } from '../start/ports.ts';

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
