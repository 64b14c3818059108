import { existsSync, globSync } from 'node:fs';
import { dirname, join } from 'node:path';
import completeWith, { type RootCommand } from '@bomb.sh/tab';
import addTab from '@bomb.sh/tab/commander';
import type { Command } from 'commander';

/** Adds `completion <shell>`, which prints the script for a shell, and the hidden `complete` that the shell calls. */
export function addCompletion(program: Command, root: string): void {
  addTab(program, { completionCommandName: 'completion' });
  completeRemotes(completeWith, root);
}

/** Where a remote is named, the folders of the repository are offered. */
function completeRemotes({ commands }: RootCommand, root: string): void {
  for (const { arguments: known } of commands.values()) {
    const remote = known.get('remote');
    if (remote) remote.handler = (complete) => remotesIn(root).forEach((name) => void complete(name, ''));
  }
}

function remotesIn(root: string): string[] {
  const folders = globSync('*/remote.manifest.json', { cwd: root }).map(dirname);
  return folders.filter((folder) => existsSync(join(root, folder, 'package.json'))).sort();
}
