import { once } from 'node:events';

/** Starts a process so that `collectedHeap` can look into it; its lines are to be given to `found`. */
export const INSPECTED = { NODE_OPTIONS: '--inspect=127.0.0.1:0' } as const;

/** The inspector's address, as Node prints it at the start; null for any other line. */
export function inspectorIn(line: string): string | null {
  return /^Debugger listening on (ws:\S+)$/.exec(line)?.[1] ?? null;
}

/** What the main thread of a process holds in megabytes once everything that is of no use was collected: its heap, and buffers beside it. */
export async function collectedHeap(inspector: string): Promise<{ readonly heap: number; readonly beside: number }> {
  const socket = new WebSocket(inspector);
  await once(socket, 'open');
  try {
    await call(socket, 1, 'HeapProfiler.collectGarbage', {});
    const expression = 'JSON.stringify(process.memoryUsage())';
    const { result } = (await call(socket, 2, 'Runtime.evaluate', { expression })) as { result: { value: string } };
    const { heapUsed, external } = JSON.parse(result.value) as NodeJS.MemoryUsage;
    return { heap: megabytes(heapUsed), beside: megabytes(external) };
  } finally {
    socket.close();
  }
}

function call(socket: WebSocket, id: number, method: string, params: object): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const listen = ({ data }: MessageEvent) => {
    const answer = JSON.parse(String(data)) as { id?: number; result?: unknown; error?: { message: string } };
    if (answer.id !== id) return;
    socket.removeEventListener('message', listen);
    if (answer.error) reject(new Error(answer.error.message));
    else resolve(answer.result);
  };
  socket.addEventListener('message', listen);
  socket.send(JSON.stringify({ id, method, params }));
  return promise;
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 ** 2);
}
