import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Claims } from './claims.ts';
import type { Visitors } from './generators.ts';
import { inWords, timesByKind } from './times.ts';

const CONNECTIONS = { idle: 2_000, slow: 1_000 } as const;
/** The head of a request has to come within 10 s, which is looked at every 2 s. */
const HELD_MS = 15_000;
const BYTE_EVERY_MS = 1_000;
const LONGEST_MS = 1_000;

/** Connections that send nothing, and such as send a byte in a second, while a visitor requests pages. */
export async function holdConnections(origin: string, visitors: Visitors, { log, check }: Claims): Promise<void> {
  const { hostname, port } = new URL(origin);
  const open = new Set<Socket>();
  const connected: Promise<void>[] = [];
  const begin = () => {
    // Read to its end, or it would not receive that the server has ended it.
    const socket = connect(Number(port), hostname).resume();
    socket.on('error', () => {}).once('close', () => open.delete(socket));
    open.add(socket);
    connected.push(new Promise((resolve) => void socket.once('connect', resolve).once('close', () => resolve())));
    return socket;
  };
  for (let count = 0; count < CONNECTIONS.idle; count += 1) begin();
  const slow = Array.from({ length: CONNECTIONS.slow }, () => {
    const socket = begin();
    socket.write('GET / HTTP/1.1\r\nHost: ');
    return socket;
  });
  const dripping = setInterval(() => {
    for (const socket of slow) if (socket.writable) socket.write('x');
  }, BYTE_EVERY_MS);
  // Some are let in late: the system lets so many wait for the server, and the others try again after seconds.
  await Promise.all(connected);
  const held = open.size;
  const { answers } = await visitors.requestPages({ clients: 1, seconds: 5 });
  await sleep(HELD_MS - 5_000);
  clearInterval(dripping);
  const left = open.size;
  for (const socket of open) socket.destroy();
  log(`${held} connections at once, ${CONNECTIONS.slow} of them a byte a second; meanwhile ${inWords(timesByKind(answers))} ms`);
  check(
    answers.every(({ status, ms }) => status === 200 && ms < LONGEST_MS),
    `all ${answers.length} pages are made meanwhile, each within 1 s`,
  );
  check(left === 0, `15 s later the server has closed them; ${left} left`);
}
