import { execFileSync, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/*
 * npm run proof -- newest: whether the shop works with the newest versions of the libraries that its parts share. Upgrades all of them at once in a
 * copy of the working tree, builds it and runs the gate there. Ends with 1 when something failed; the copy is kept for a look at it.
 */

const LIBRARIES =
  /^(?:@module-federation\/|@rspack\/|@types\/react(?:-dom)?$|react(?:-dom|-router|-i18next)?$|effector(?:-react)?$|i18next$)/;

const root = path.resolve(import.meta.dirname, '../..');
const copy = mkdtempSync(path.join(tmpdir(), 'vitrava-newest-'));

function copyWorkingTree(): void {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], { cwd: root });
  const archive = execFileSync('tar', ['--create', '--null', '--files-from=-'], { cwd: root, input: files, maxBuffer: 2 ** 31 });
  execFileSync('tar', ['--extract'], { cwd: copy, input: archive });
}

/** Newest published versions by name; each is requested once. */
const newest = new Map<string, string>();

function newestOf(name: string): string {
  const known = newest.get(name) ?? execFileSync('npm', ['view', name, 'version'], { cwd: root, encoding: 'utf8' }).trim();
  newest.set(name, known);
  return known;
}

/** Lists what it has changed. */
function upgradeLibraries(): string[] {
  const changes = new Set<string>();
  for (const file of globSync('{package.json,*/package.json,demo-shop/*/package.json}', { cwd: copy })) {
    const text = readFileSync(path.join(copy, file), 'utf8');
    const upgraded = text.replace(/"([^"]+)": "(\d+\.\d+\.\d+)"/g, (line, name: string, version: string) => {
      if (!LIBRARIES.test(name) || newestOf(name) === version) return line;
      changes.add(`${name} ${version} → ${newestOf(name)}`);
      return `"${name}": "${newestOf(name)}"`;
    });
    writeFileSync(path.join(copy, file), upgraded);
  }
  return [...changes].sort();
}

function runInCopy(...args: readonly string[]): boolean {
  console.log(`\nnpm ${args.join(' ')}`);
  return spawnSync('npm', args, { cwd: copy, stdio: 'inherit' }).status === 0;
}

copyWorkingTree();
const changes = upgradeLibraries();
if (changes.length === 0) {
  console.log('Every library has its newest version already.');
} else {
  console.log(changes.join('\n'));
  const isGood = runInCopy('install', '--no-audit', '--no-fund') && runInCopy('test');
  console.log(isGood ? '\nThe gate passes with them.' : `\nSomething failed, see above. The copy is ${copy}`);
  process.exitCode = isGood ? 0 : 1;
}
