import { execFile, execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A PostgreSQL of this test run alone: own folder, own socket, no network. */
export interface Cluster {
  readonly version: string;
  readonly url: string;
  readonly stop: () => Promise<void>;
}

export interface Binaries {
  readonly folder: string;
  readonly version: string;
}

interface ClusterOptions {
  /** Keeps what was committed when the server is killed; without it the cluster is as fast as it can be. */
  readonly isDurable?: boolean;
}

export async function startCluster(bin: Binaries, { isDurable = false }: ClusterOptions = {}): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrava-pg-'));
  const asOwner = await chooseOwner(folder);
  const data = path.join(folder, 'data');
  const durability = isDurable ? '' : '-c fsync=off -c synchronous_commit=off -c full_page_writes=off';
  const options = `-c listen_addresses='' -c unix_socket_directories='${folder}' -c shared_buffers=32MB ${durability}`;
  try {
    await asOwner(path.join(bin.folder, 'initdb'), [
      '-D',
      data,
      '-A',
      'trust',
      '-U',
      'postgres',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
      '--no-sync',
    ]);
    await asOwner(path.join(bin.folder, 'pg_ctl'), ['-D', data, '-o', options, '-l', path.join(folder, 'log'), '-w', '-t', '30', 'start']);
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
  return {
    version: bin.version,
    url: `postgresql://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop: async () => {
      await asOwner(path.join(bin.folder, 'pg_ctl'), ['-D', data, '-m', 'immediate', '-w', 'stop']);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The PostgreSQL whose programs stand in `POSTGRES_BIN`, else the newest installed one; it must be 15 or newer. */
export function findBinaries(): Binaries | null {
  const { POSTGRES_BIN: chosen } = process.env;
  if (!chosen) return findInstalled();
  const binaries = binariesIn(chosen);
  if (binaries === null) throw new Error(`POSTGRES_BIN is ${chosen}, where no PostgreSQL 15 or newer stands.`);
  return binaries;
}

function findInstalled(): Binaries | null {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((one, other) => Number(other) - Number(one)) : [];
  const folders = [...versions.map((version) => path.join(root, version, 'bin')), ...(process.env.PATH ?? '').split(path.delimiter)];
  for (const folder of folders) {
    const binaries = binariesIn(folder);
    if (binaries !== null) return binaries;
  }
  return null;
}

function binariesIn(folder: string): Binaries | null {
  if (!existsSync(path.join(folder, 'initdb')) || !existsSync(path.join(folder, 'pg_ctl'))) return null;
  const version = /(\d+)(\.\d+)?/.exec(execFileSync(path.join(folder, 'initdb'), ['--version'], { encoding: 'utf8' }))?.[0] ?? '';
  return Number.parseInt(version, 10) >= 15 ? { folder, version } : null;
}

type RunAs = (file: string, args: readonly string[]) => Promise<void>;

/** PostgreSQL refuses to run as root; then it runs as its own user, or as `nobody`. */
async function chooseOwner(folder: string): Promise<RunAs> {
  const execute = async (file: string, args: readonly string[], owner: { uid?: number; gid?: number }) => {
    await run(file, [...args], { cwd: folder, ...owner });
  };
  if (process.getuid?.() !== 0) return (file, args) => execute(file, args, {});
  const owner = (await idsOf('postgres')) ?? (await idsOf('nobody'));
  if (owner === null) throw new Error('PostgreSQL cannot run as root, and neither "postgres" nor "nobody" exists.');
  await chown(folder, owner.uid, owner.gid);
  return (file, args) => execute(file, args, owner);
}

async function idsOf(name: string): Promise<{ uid: number; gid: number } | null> {
  try {
    const [uid, gid] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    return { uid: Number(uid.stdout), gid: Number(gid.stdout) };
  } catch {
    return null;
  }
}
