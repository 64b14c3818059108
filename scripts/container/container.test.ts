import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const ROOT = path.resolve(import.meta.dirname, '../..');
const run = promisify(execFile);
const read = (file: string) => readFile(path.join(ROOT, file), 'utf8');

describe('a server in a container', () => {
  let folder = '';
  let program = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vitrava-container-'));
    program = path.join(folder, 'says.mjs');
    const output = '[process.env.API_SECRET, process.env.DATABASE_URL, process.env.SMTP_URL, process.env.OTHER, process.argv.slice(2)]';
    await writeFile(program, `console.log(JSON.stringify(${output}));`);
    await writeFile(path.join(folder, 'secret'), `${'s'.repeat(40)}\n`);
    await writeFile(path.join(folder, 'password'), 'p@ss/word');
    await writeFile(path.join(folder, 'smtp-url'), 'smtps://shop:word@mail.test\n');
    await writeFile(path.join(folder, 'empty'), '\n');
  });
  afterAll(() => rm(folder, { recursive: true }));

  const start = (env: Record<string, string>, ...args: string[]) =>
    run(process.execPath, [path.join(ROOT, 'scripts/container/main.mjs'), program, ...args], { env });

  it('is given its secrets as files, and its arguments', async () => {
    const env = {
      API_SECRET_FILE: path.join(folder, 'secret'),
      DATABASE_URL: 'postgres://vitrava@database/vitrava',
      DATABASE_PASSWORD_FILE: path.join(folder, 'password'),
      SMTP_URL_FILE: path.join(folder, 'smtp-url'),
      OTHER_FILE: path.join(folder, 'secret'),
    };
    const { stdout } = await start(env, 'one', '--two');
    const url = 'postgres://vitrava:p%40ss%2Fword@database/vitrava';
    expect(JSON.parse(stdout)).toEqual(['s'.repeat(40), url, 'smtps://shop:word@mail.test', null, ['one', '--two']]);
  });

  it('sends no mails where the file for them is empty', async () => {
    const { stdout } = await start({ SMTP_URL_FILE: path.join(folder, 'empty') });
    expect(JSON.parse(stdout)).toEqual([null, null, '', null, []]);
  });

  it.each([
    ['API_SECRET_FILE', 'empty'],
    ['API_SECRET_FILE', 'absent'],
    ['SMTP_URL_FILE', 'absent'],
  ])('The server does not start where the file of %s is %s, and names the file', async (name, file) => {
    const failed = start({ [name]: path.join(folder, file) });
    await expect(failed).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(`${name} names`) });
  });
});

describe('the files for containers', () => {
  it('name scripts that there are, and settings that the servers have', async () => {
    const [docker, compose, known] = await Promise.all([
      read('Dockerfile'),
      read('compose.yaml'),
      Promise.all(['shell/README.md', 'reference-api/README.md', 'scripts/container/main.mjs'].map(read)).then((texts) => texts.join('\n')),
    ]);
    const scripts =
      `${docker}\n${compose}`.match(/\b(?:scripts|shell|demo-shop|reference-api|static-files)\/[\w./-]+\.(?:ts|mjs)\b/g) ?? [];
    expect(scripts.length).toBeGreaterThan(4);
    expect(scripts.filter((script) => !existsSync(path.join(ROOT, script)))).toEqual([]);
    const settings = [...compose.matchAll(/^ {6}([A-Z][A-Z_]+):/gm)].map(([, name = '']) => name.replace(/_FILE$/, ''));
    expect(settings.length).toBeGreaterThan(10);
    expect(settings.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('run nothing as root, write nowhere but to their data, and publish the shop and its console alone, on this machine', async () => {
    const [docker, compose] = await Promise.all([read('Dockerfile'), read('compose.yaml')]);
    expect(docker).toMatch(/\nUSER 1000:1000\n/);
    for (const line of ['read_only: true', 'cap_drop: [ALL]', '"no-new-privileges:true"']) expect(compose).toContain(line);
    expect(compose.match(/^ {4}ports: .*$/gm)).toEqual(['    ports: ["127.0.0.1:3000:3000", "127.0.0.1:3004:3004"]']);
  });

  it('give servers every secret as a file, and the password of the database apart from its address', async () => {
    const [main, compose] = await Promise.all([read('scripts/container/main.mjs'), read('compose.yaml')]);
    const secrets = /\^\(([A-Z_|]+)\)_FILE\$/.exec(main)?.[1]?.split('|') ?? [];
    expect(secrets).toContain('SMTP_URL');
    const bare = secrets.filter((name) => new RegExp(`\\b${name}\\b`).test(compose));
    expect(bare).toEqual(['DATABASE_URL']);
    expect(compose).toMatch(/DATABASE_URL: postgres:\/\/\w+@/);
  });

  it('show backups, which are the whole database, to the API alone', async () => {
    const [docker, compose] = await Promise.all([read('Dockerfile'), read('compose.yaml')]);
    const services = compose.split(/^ {2}(?=[a-z]+:$)/m).filter((text) => text.includes('"api:/api"'));
    expect(services.map((text) => text.split(':')[0])).toEqual(['api']);
    // Beside `data`, not inside of it: a writer of `data` can remove a mount in it, and place links where the API reads.
    expect(services[0]).toContain('volumes: ["data:/data", "api:/api"]');
    expect(docker).toMatch(/ VITRAVA_DATA_DIR=\/data DATA_DIR=\/api /);
    // A new volume takes its owner from the image.
    expect(docker).toMatch(/mkdir -p \/data \/api\/backups && chown -R 1000:1000 \/data \/api && chmod -R 700 \/data \/api\n/);
  });

  it('keep secrets, settings and backups of this folder out of the image', async () => {
    const left = (await read('.dockerignore')).split('\n');
    for (const line of ['secrets', '.env', '.data', '*.tar.gz']) expect(left).toContain(line);
  });

  it('The database is reached by the network, where the temporary server of its initialisation does not respond', async () => {
    expect(await read('compose.yaml')).toContain('[CMD, pg_isready, -h, 127.0.0.1,');
  });
});
