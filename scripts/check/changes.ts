import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The files that differ from the target branch: committed, changed or new. Deleted ones are only in `all`. */
export interface Changes {
  /** The commit they are compared with. */
  readonly base: string;
  readonly all: readonly string[];
  readonly present: readonly string[];
}

const TARGETS = ['origin/main', 'main', 'HEAD'];

/** Fails where git has no commit to compare with. */
export function findChanges(): Changes {
  const base = TARGETS.map((target) => git('merge-base', 'HEAD', target))
    .find(({ status }) => status === 0)
    ?.stdout.trim();
  if (base === undefined) throw new Error('There is no commit to compare with: is this a git repository with a branch main?');
  const lists = [git('diff', '--name-only', '--no-renames', '-z', base), git('ls-files', '--others', '--exclude-standard', '-z')];
  const all = [...new Set(lists.flatMap(({ stdout }) => stdout.split('\0').filter(Boolean)))].sort();
  return { base, all, present: all.filter((file) => existsSync(file)) };
}

function git(...args: string[]) {
  return spawnSync('git', args, { encoding: 'utf8' });
}
