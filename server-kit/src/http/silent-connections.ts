import type { Server } from 'node:http';

/** The headers of a request, or at least its first byte, must arrive within this time. */
export const HEADERS_TIMEOUT_MS = 10_000;

/** Closes connections that have sent nothing. Node does so only at an interval, so that thousands at once would stay open for seconds more. */
export function endSilentConnections(server: Server, ms = HEADERS_TIMEOUT_MS): void {
  server.on('connection', (socket) => {
    const timer = setTimeout(() => {
      if (socket.bytesRead === 0) socket.destroy();
    }, ms).unref();
    socket.once('close', () => clearTimeout(timer));
  });
}
