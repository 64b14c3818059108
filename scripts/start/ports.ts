import { createServer } from 'node:net';
import { readInteger } from '@vitrava/server-kit/environment';

/** Returns whether a server can listen there; 0 always can. */
export function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Reads a port from the environment; throws a sentence when it is none. */
export const readPort = (name: string, fallback: number): number => readInteger(process.env, name, fallback, 0, 65_535);

/** Ends with a sentence when somebody listens there already. */
export async function requirePort(name: string, port: number, host: string, command = 'npm start'): Promise<void> {
  if (!(await isPortFree(port, host))) {
    throw new Error(`Port ${port} is taken by another program. Stop that one, or choose another port: ${name}=${port + 100} ${command}`);
  }
}
