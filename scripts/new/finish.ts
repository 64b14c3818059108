import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Tree } from '@nx/devkit';
import { readRemote, writePaths } from '../../shared-kit/src/build/index.ts';
import { describeRemote } from '../generated/readme.ts';

/** What is done when the files of a generator are written: Biome formats them. */
export function formatWritten(tree: Tree): () => void {
  const written = tree.listChanges().map((change) => change.path);
  return () => void spawnSync('biome', ['check', '--write', ...written], { cwd: tree.root, stdio: 'ignore' });
}

/** Writes what is generated of a remote: the paths of its pages, the new one among them, and the lists of its README. */
export function writeGenerated(tree: Tree, remote: string): void {
  const folder = path.join(tree.root, remote);
  writeFileSync(path.join(folder, 'src/paths.ts'), writePaths(readRemote(folder)));
  writeFileSync(path.join(folder, 'README.md'), describeRemote(folder));
}

/** Makes npm know a new workspace. Nothing is downloaded that is not there. Throws when npm refuses. */
export function installWorkspace(tree: Tree): void {
  const args = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: tree.root, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm install failed; the files are there. Run it again, then release the remote.');
}
