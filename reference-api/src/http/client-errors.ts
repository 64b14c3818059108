import type { Socket } from 'node:net';
import { message } from './api-error.ts';

const STATUSES: Readonly<Record<string, string>> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** What is no HTTP at all, or comes too slowly, never becomes a request; it is answered in the shape of all refusals. */
export function answerClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = JSON.stringify({ detail: message('malformed', 'en') });
  const status = STATUSES[error.code ?? ''] ?? '400 Bad Request';
  const headers = ['Content-Type: application/json; charset=utf-8', `Content-Length: ${Buffer.byteLength(body)}`, 'Connection: close'];
  socket.write(`HTTP/1.1 ${[status, ...headers].join('\r\n')}\r\n\r\n${body}`);
  // Ended alone it would stay open until the client ends its side, too.
  socket.destroySoon();
}
