import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { bundleCommand } from '../vitrava/bundle.ts';
import { emitSources, nameStores } from './emit.ts';
import { commandManifest, kitManifest, presetManifest } from './manifests.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Folders of runs, each removed at its end. Inside of the repository, so that what is built here finds the packages that it needs. */
const stages = path.join(root, '.cache/packages');

/** Parts of the kit with models, whose stores the build names (build-preset/src/source-rules.ts). */
const KIT_MODELS = ['models', 'api-client'];

/** Builds the three packages of a team's own repository and packs them into `into`; gives the paths of the archives. */
export async function packAll(into: string): Promise<readonly string[]> {
  mkdirSync(into, { recursive: true });
  return withStages(async (folders) => folders.map((folder) => pack(folder, into)));
}

/** Builds the three packages into folders that are there while `work` runs. */
export async function withStages<T>(work: (folders: readonly [kit: string, preset: string, command: string]) => Promise<T>): Promise<T> {
  mkdirSync(stages, { recursive: true });
  const stage = mkdtempSync(path.join(stages, 'run-'));
  try {
    return await work([await stageKit(stage), stagePreset(stage), await stageCommand(stage)]);
  } finally {
    rmSync(stage, { recursive: true, force: true });
  }
}

async function stageKit(stage: string): Promise<string> {
  const folder = emptyStage(stage, 'shared-kit', kitManifest());
  emitSources({ workspace: 'shared-kit', builtTo: path.join(folder, 'dist') });
  await nameStores('shared-kit', KIT_MODELS, path.join(folder, 'dist'));
  copy('shared-kit/locales', folder, 'locales');
  copy('shared-kit/README.md', folder, 'README.md');
  return folder;
}

function stagePreset(stage: string): string {
  const folder = emptyStage(stage, 'build-preset', presetManifest());
  emitSources({ workspace: 'build-preset', builtTo: path.join(folder, 'dist') });
  for (const part of ['babel', 'jest', 'jest-preset.cjs', 'README.md']) copy(`build-preset/${part}`, folder, part);
  copy('assets.d.ts', folder, 'assets.d.ts');
  writeFileSync(path.join(folder, 'remote.tsconfig.json'), JSON.stringify(remoteTsconfig(), null, 2));
  return folder;
}

async function stageCommand(stage: string): Promise<string> {
  const folder = emptyStage(stage, 'vitrava', commandManifest());
  await bundleCommand(path.join(folder, 'dist'), './scripts/vitrava/team-repository.ts');
  copy('scripts/new/templates', folder, 'dist/templates');
  copy('delivery/schemas', folder, 'schemas');
  copy('scripts/vitrava/packed-bin.mjs', folder, 'bin/vitrava.mjs');
  copy('delivery/README.md', folder, 'README.md');
  return folder;
}

/** The options of this repository for a remote in another one, without those that only a workspace has. */
function remoteTsconfig(): object {
  const base = JSON.parse(readFileSync(path.join(root, 'tsconfig.base.json'), 'utf8')) as { compilerOptions: Record<string, unknown> };
  const ofWorkspaces = ['composite', 'declaration', 'emitDeclarationOnly', 'outDir', 'tsBuildInfoFile'];
  const options = Object.entries(base.compilerOptions).filter(([name]) => !ofWorkspaces.includes(name));
  return { compilerOptions: { ...Object.fromEntries(options), noEmit: true, types: ['node', '@vitrava/build-preset/assets'] } };
}

function emptyStage(stage: string, name: string, manifest: object): string {
  const folder = path.join(stage, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copy('LICENSE', folder, 'LICENSE');
  return folder;
}

function copy(from: string, folder: string, to: string): void {
  cpSync(path.join(root, from), path.join(folder, to), { recursive: true });
}

function pack(folder: string, into: string): string {
  const { status, stdout, stderr } = spawnSync('npm', ['pack', '--json', '--pack-destination', into], { cwd: folder, encoding: 'utf8' });
  if (status !== 0) throw new Error(`npm pack failed in ${folder}:\n${stderr}`);
  const [packed] = JSON.parse(stdout) as readonly { filename: string }[];
  if (!packed) throw new Error(`npm pack gave no archive of ${folder}.`);
  return path.join(into, packed.filename);
}
