import type { Server } from 'node:net';

/** Stands between two processes, at an address that stays when they go. */
export interface Relay {
  readonly port: number;
  readonly close: () => Promise<void>;
}

export async function listen(server: Server): Promise<Relay> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return {
    port: address.port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
