import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

const PASSWORD = 'what-nobody-reads';

let folder = '';
let server: Server | null = null;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vitrava-refused-'));
});
afterEach(async () => {
  server?.close();
  server = null;
  await rm(folder, { recursive: true });
});

/** The output of the server that does not start with this database, and its exit code. */
async function refused(databaseUrl: string): Promise<readonly [string, number | null]> {
  const env = { ...process.env, DATABASE_URL: databaseUrl, DATA_DIR: folder, API_PORT: '0' };
  const program = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], { env, stdio: ['ignore', 'inherit', 'pipe'] });
  const [output, [code]] = await Promise.all([text(program.stderr), once(program, 'exit') as Promise<[number | null]>]);
  return [output, code];
}

async function listen(answer: Buffer): Promise<number> {
  server = createServer((socket) => socket.on('error', () => {}).once('data', () => socket.end(answer))).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

/** An error as PostgreSQL sends it: fields, each a letter and a text that ends with 0. */
function errorResponse(fields: Readonly<Record<string, string>>): Buffer {
  const body = Buffer.from(
    `${Object.entries(fields)
      .map(([name, value]) => `${name}${value}\0`)
      .join('')}\0`,
  );
  const head = Buffer.from('E\0\0\0\0');
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

describe('a server whose database cannot be used', () => {
  it('The message reports that there is no answer, at one address or several', async () => {
    const port = await listen(Buffer.of());
    await new Promise((resolve) => server?.close(resolve));
    const refusal = String.raw`connect ECONNREFUSED \S+:${port}`;
    expect(await refused(`postgres://vitrava:${PASSWORD}@localhost:${port}/shop`)).toEqual([
      expect.stringMatching(new RegExp(`^${refusal}(; ${refusal})?\n$`)),
      1,
    ]);
  });

  it('The message reports that the password is wrong', async () => {
    const message = 'password authentication failed for user "vitrava"';
    const port = await listen(errorResponse({ S: 'FATAL', V: 'FATAL', C: '28P01', M: message }));
    expect(await refused(`postgres://vitrava:${PASSWORD}@127.0.0.1:${port}/shop`)).toEqual([`${message} (28P01)\n`, 1]);
  });

  it.each(['not-a-url', `mysql://vitrava:${PASSWORD}@127.0.0.1/shop`, `postgres://vitrava:${PASSWORD}/?@127.0.0.1/shop`])(
    'The message describes the correct address, and does not repeat it: %s',
    async (url) => {
      const [output, code] = await refused(url);
      expect([output, code]).toEqual([expect.stringMatching(/^DATABASE_URL must be postgres:\/\/user:password@host\/database; .*\n$/), 1]);
      expect(output).not.toContain(PASSWORD);
    },
  );
});
