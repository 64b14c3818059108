import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { SearchResult } from '@vitrava/shared-kit/contracts/api';

const START_TIMEOUT_MS = 120_000;

describe('the demo shop as a process', () => {
  let child: ChildProcess;
  let dataDir = '';
  let url = '';

  beforeAll(async () => {
    const { DATABASE_URL: _url, SMTP_URL: _smtp, ...rest } = process.env;
    dataDir = await mkdtemp(path.join(tmpdir(), 'vitrava-demo-'));
    const env = { ...rest, DATA_DIR: dataDir, API_PORT: '0', API_LOG_LEVEL: 'silent', NODE_ENV: 'test' };
    const server = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], { env, stdio: ['ignore', 'pipe', 'inherit'] });
    child = server;
    const [line] = (await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])) as unknown[];
    ({ url } = JSON.parse(String(line)) as { url: string });
  }, START_TIMEOUT_MS);

  afterAll(async () => {
    const gone = once(child, 'exit');
    child.kill('SIGTERM');
    await gone;
    await rm(dataDir, { recursive: true, force: true });
  });

  it('sells its goods and draws their pictures', async () => {
    const { results } = (await (await fetch(`${url}/api/search/?page_size=1`)).json()) as SearchResult;
    const picture = await fetch(`${url}${results[0]?.photo?.url}`);
    expect(picture.headers.get('content-type')).toBe('image/webp');
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(bytes.subarray(8, 12).toString()).toBe('WEBP');
  });

  it('has the widget of the delivery provider and the mails for developers at their addresses', async () => {
    const widget = (await (await fetch(`${url}/api/pickup_widget/`)).json()) as { script: string };
    expect((await fetch(`${url}${widget.script}`)).headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(await (await fetch(`${url}/dev/mail/`)).text()).toContain('<!doctype html>');
  });
});
