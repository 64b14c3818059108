import { spawnSync } from 'node:child_process';
import type { Tree } from '@nx/devkit';

/** What is done when the files of a generator are written: Biome formats them. */
export function formatWritten(tree: Tree): () => void {
  const written = tree.listChanges().map(({ path }) => path);
  return () => void spawnSync('biome', ['check', '--write', ...written], { cwd: tree.root, stdio: 'ignore' });
}

/** Makes npm know a new workspace. Nothing is downloaded that is not there. Throws when npm refuses. */
export function installWorkspace(tree: Tree): void {
  const args = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: tree.root, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm install failed; the files are there. Run it again, then release the remote.');
}
