import type { Server } from 'node:http';

/** Ends connections over which nothing has come for so long after they were opened. Node does so, too, but looks only from time to time, so that thousands at once stay for seconds more. */
export function endSilentConnections(server: Server, ms: number): void {
  server.on('connection', (socket) => {
    const timer = setTimeout(() => {
      if (socket.bytesRead === 0) socket.destroy();
    }, ms).unref();
    socket.once('close', () => clearTimeout(timer));
  });
}
