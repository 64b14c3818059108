import { createServer } from 'node:net';

/** Returns whether a server can listen there; 0 always can. */
export function isPortFree(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });
}

/** Reads a port from the environment; ends with a sentence when it is none. */
export function readPort(name: string, fallback: number): number {
  const text = process.env[name];
  const port = text ? Number(text) : fallback;
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(`${name} is "${text}", but a port is a whole number from 0 to 65535.`);
  }
  return port;
}

/** Ends with a sentence when somebody listens there already. */
export async function requirePort(name: string, port: number, host: string, command = 'npm start'): Promise<void> {
  if (!(await isPortFree(port, host))) {
    throw new Error(`Port ${port} is taken by another program. Stop that one, or choose another port: ${name}=${port + 100} ${command}`);
  }
}
