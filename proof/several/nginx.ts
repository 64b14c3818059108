import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { installSystemPackage, onPath } from '../../scripts/setup/run.ts';

const SAMPLE = path.resolve(import.meta.dirname, '../../docs/nginx.conf');
const READY_MS = 10_000;

/** Addresses of this machine in the place of those of the sample: `host:port`. */
export interface Upstreams {
  readonly shops: readonly [string, string];
  readonly apis: readonly [string, string];
}

export interface Nginx {
  stop(): Promise<void>;
}

/** The program, installed from the system's packages where need be; null where that is impossible. */
export function ensureNginx(): string | null {
  return onPath('nginx') ?? (installSystemPackage('nginx-light') ? onPath('nginx') : null);
}

/** Runs nginx with the sample of the documents; visitors come to `port`, composition servers and the acquirer to `apiPort`. */
export async function startNginx(
  program: string,
  folder: string,
  { shops, apis }: Upstreams,
  { port, apiPort }: { readonly port: number; readonly apiPort: number },
): Promise<Nginx> {
  await mkdir(folder, { recursive: true });
  const site = replaceAll(await readFile(SAMPLE, 'utf8'), {
    '10.0.0.11:3000': shops[0],
    '10.0.0.12:3000': shops[1],
    '10.0.0.21:3001': apis[0],
    '10.0.0.22:3001': apis[1],
    'listen 80;': `listen 127.0.0.1:${port};`,
    'listen 10.0.0.10:3001;': `listen 127.0.0.1:${apiPort};`,
  });
  await writeFile(path.join(folder, 'site.conf'), site);
  await writeFile(path.join(folder, 'nginx.conf'), around(folder));
  const child = spawn(program, ['-p', folder, '-c', path.join(folder, 'nginx.conf'), '-e', path.join(folder, 'error.log')], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const gone = once(child, 'exit');
  for (const until = performance.now() + READY_MS; performance.now() < until; await sleep(100)) {
    if (child.exitCode !== null) throw new Error(`nginx ended with code ${child.exitCode}.`);
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => null);
    if (answer?.ok) break;
  }
  return {
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

/** The common configuration around nginx's sites. The visitors of the proof send their addresses themselves. */
function around(folder: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join(' ');
  return [
    'daemon off;',
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `pid ${folder}/nginx.pid;`,
    'worker_processes 1;',
    'events { worker_connections 1024; }',
    `http { access_log off; ${temporary} set_real_ip_from 127.0.0.1; real_ip_header X-Forwarded-For; include ${folder}/site.conf; }`,
    '',
  ].join('\n');
}

function replaceAll(text: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`docs/nginx.conf does not say ${from} any more.`);
    return all.replaceAll(from, to);
  }, text);
}
