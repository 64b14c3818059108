import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/*
 * npm run proof -- newest: whether the shop works with the newest minor versions of the libraries that its parts share. Upgrades all of them at
 * once in a copy of the working tree, checks types there, builds it and runs the tests that load or render through these libraries. Ends with 1
 * when something failed. The copy is removed.
 */

const LIBRARIES = /^(?:@module-federation\/|@rspack\/|@types\/react(?:-dom)?$|react(?:-dom|-router)?$|effector(?:-react)?$|i18next$)/;

const STEPS = [
  ['install', '--no-audit', '--no-fund'],
  ['exec', '--', 'tsc', '--noEmit', '-p', 'tsconfig.json'],
  ['run', 'build'],
  [
    'exec',
    '--',
    'jest',
    'shell/src/composition',
    'shell/src/entry',
    'shell/src/server/render/pool',
    'shared-kit/src/mount',
    'build-preset',
  ],
] as const;

const root = path.resolve(import.meta.dirname, '../..');

function copyWorkingTree(copy: string): void {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root });
  const archive = execFileSync('tar', ['--create', '--null', '--files-from=-'], { cwd: root, input: files, maxBuffer: 2 ** 31 });
  execFileSync('tar', ['--extract'], { cwd: copy, input: archive });
}

/** Newest published version of the same major, by name and version; each is requested once. */
const newest = new Map<string, string>();

function newestOf(name: string, version: string): string {
  const wanted = `${name}@^${version}`;
  const known = newest.get(wanted) ?? requestNewest(wanted);
  newest.set(wanted, known);
  return known;
}

function requestNewest(wanted: string): string {
  const text = execFileSync('npm', ['view', wanted, 'version', '--json'], { cwd: root, encoding: 'utf8' });
  // One version comes as a text, several as a list in the order of their release.
  const versions = [JSON.parse(text) as string | string[]].flat();
  const last = versions.sort(new Intl.Collator('en', { numeric: true }).compare).at(-1);
  if (last === undefined) throw new Error(`The registry has no ${wanted}.`);
  return last;
}

function upgradeLibraries(copy: string): string[] {
  const changes = new Set<string>();
  for (const file of globSync('{package.json,*/package.json,demo-shop/*/package.json}', { cwd: copy })) {
    const text = readFileSync(path.join(copy, file), 'utf8');
    const upgraded = text.replace(/"([^"]+)": "(\d+\.\d+\.\d+)"/g, (line, name: string, version: string) => {
      const target = LIBRARIES.test(name) ? newestOf(name, version) : version;
      if (target === version) return line;
      changes.add(`${name} ${version} → ${target}`);
      return `"${name}": "${target}"`;
    });
    writeFileSync(path.join(copy, file), upgraded);
  }
  return [...changes].sort();
}

function runIn(copy: string, args: readonly string[]): boolean {
  console.log(`\nnpm ${args.join(' ')}`);
  return spawnSync('npm', args, { cwd: copy, stdio: 'inherit' }).status === 0;
}

const copy = mkdtempSync(path.join(tmpdir(), 'vitrava-newest-'));
try {
  copyWorkingTree(copy);
  const changes = upgradeLibraries(copy);
  console.log(changes.join('\n') || 'Every library has its newest minor version already.');
  const failed = STEPS.find((args) => !runIn(copy, args));
  console.log(failed ? `\nnpm ${failed.join(' ')} failed with:` : '\nTypes, build and tests pass with:');
  console.log(changes.join('\n') || 'the installed versions');
  process.exitCode = failed ? 1 : 0;
} finally {
  rmSync(copy, { recursive: true, force: true, maxRetries: 5 });
}
