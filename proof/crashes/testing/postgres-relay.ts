import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Socket } from 'node:net';
import type { Gate } from './gate.ts';

export interface PostgresRelay {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** A proxy between the API and PostgreSQL. A message is everything that the client sends before it waits for a response. */
export async function relayPostgres(socketPath: string, gate: Gate): Promise<PostgresRelay> {
  const server = createServer((client) => {
    const upstream = createConnection(socketPath);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      one.on('error', () => {});
      one.on('close', () => other.destroy());
    }
    const exchange = exchangeWith(upstream);
    let work = Promise.resolve();
    const relay = async (bytes: Buffer, isStart: boolean) => {
      const answer = isStart ? await exchange(bytes) : await gate.pass(`sql: ${textOf(bytes)}`, () => exchange(bytes));
      if (answer === null) client.destroy();
      else client.write(answer);
    };
    readMessages(client, (bytes, isStart) => {
      work = work.then(() => relay(bytes, isStart));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

/** Sends bytes and waits for everything up to and with `ReadyForQuery`. */
function exchangeWith(upstream: Socket): (bytes: Buffer) => Promise<Buffer> {
  let received = Buffer.alloc(0);
  let start = 0;
  let answer: ((bytes: Buffer) => void) | null = null;
  upstream.on('data', (part: Buffer) => {
    received = Buffer.concat([received, part]);
    while (received.length >= start + 5) {
      const end = start + 1 + received.readInt32BE(start + 1);
      if (received.length < end) return;
      const isReady = received[start] === READY;
      start = end;
      if (!isReady) continue;
      answer?.(received.subarray(0, end));
      received = received.subarray(end);
      start = 0;
    }
  });
  return (bytes) =>
    new Promise((resolve) => {
      answer = resolve;
      upstream.write(bytes);
    });
}

const [READY, QUERY, SYNC, PARSE, TERMINATE] = Buffer.from('ZQSPX');

/** The first message of a connection has no type; after it, a query or a `Sync` ends what is sent before an answer is waited for. */
function readMessages(client: Socket, onMessage: (bytes: Buffer, isStart: boolean) => void): void {
  let received = Buffer.alloc(0);
  let start = 0;
  let hasStarted = false;
  client.on('data', (part: Buffer) => {
    received = Buffer.concat([received, part]);
    for (;;) {
      const typeLength = hasStarted ? 1 : 0;
      if (received.length < start + typeLength + 4) return;
      const end = start + typeLength + received.readInt32BE(start + typeLength);
      if (received.length < end) return;
      const type = hasStarted ? received[start] : null;
      start = end;
      if (type === TERMINATE) return void client.destroy();
      if (type !== null && type !== QUERY && type !== SYNC) continue;
      onMessage(received.subarray(0, end), !hasStarted);
      received = received.subarray(end);
      start = 0;
      hasStarted = true;
    }
  });
}

/** The statement of a message, in one line. */
function textOf(bytes: Buffer): string {
  const isParsed = bytes[0] === PARSE;
  const from = isParsed ? bytes.indexOf(0, 5) + 1 : 5;
  return bytes.subarray(from, bytes.indexOf(0, from)).toString().replace(/\s+/g, ' ').slice(0, 120);
}
