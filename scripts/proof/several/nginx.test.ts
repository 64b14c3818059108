import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { onPath } from '../../setup/run.ts';
import { freePort, type Nginx, startNginx } from './nginx.ts';

const program = onPath('nginx');
const GIVEN = 'given-by-a-visitor';

/** Answers with the id that its request bears. */
async function startEcho(): Promise<Server> {
  const server = createServer(({ headers }, response) => void response.end(String(headers['x-request-id'] ?? 'none')));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return server;
}

// Where there is no nginx, the sample is not run.
(program === null ? describe.skip : describe)('docs/nginx.conf', () => {
  let folder = '';
  let echo: Server;
  let nginx: Nginx | null = null;
  let [port, apiPort] = [0, 0];
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vitrava-nginx-'));
    echo = await startEcho();
    const address = `127.0.0.1:${(echo.address() as AddressInfo).port}`;
    [port, apiPort] = [await freePort(), await freePort()];
    nginx = await startNginx(program ?? '', folder, { shops: [address, address], apis: [address, address] }, { port, apiPort });
  });
  afterAll(async () => {
    await nginx?.stop();
    echo.closeAllConnections();
    echo.close();
    await rm(folder, { recursive: true, force: true });
  });

  const idAt = async (at: number, headers: Record<string, string> = {}) => (await fetch(`http://127.0.0.1:${at}/`, { headers })).text();

  it('gives each request of a visitor an id of its own, whatever they say', async () => {
    const ids = [await idAt(port, { 'x-request-id': GIVEN }), await idAt(port)];
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(ids).size).toBe(2);
  });

  it('passes on to the APIs the id that a composition server says, and adds none', async () => {
    expect([await idAt(apiPort, { 'x-request-id': GIVEN }), await idAt(apiPort)]).toEqual([GIVEN, 'none']);
  });
});
