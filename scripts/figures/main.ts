import { execFileSync, spawnSync } from 'node:child_process';

/*
 * npm run figures [-- REF]: the size of the source, in the working tree or at a commit, e.g. `npm run figures --
 * 74c78bc`. Lines by workspace, the lengths of source files, and calls of `sample`.
 */

const ref = process.argv[2];
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
const commit = ref ?? snapshotOfWorkingTree();

interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A commit of the present state of all tracked files; it changes nothing. The last commit where nothing differs. */
function snapshotOfWorkingTree(): string {
  return spawnSync('git', ['stash', 'create'], { encoding: 'utf8' }).stdout.trim() || 'HEAD';
}

function readSources(): SourceFile[] {
  const paths = git('ls-tree', '-r', '--name-only', '-z', commit)
    .split('\0')
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'));
  const input = paths.map((path) => `${commit}:${path}\n`).join('');
  const output = spawnSync('git', ['cat-file', '--batch'], { input, maxBuffer: 256 * 1024 * 1024 }).stdout;
  let at = 0;
  return paths.map((path) => {
    const end = output.indexOf('\n', at);
    const length = Number(output.subarray(at, end).toString().split(' ')[2]);
    at = end + 1 + length + 1;
    return { path, text: output.subarray(end + 1, end + 1 + length).toString('utf8') };
  });
}

/** Tests, what only tests use, and the programs of `proof/` that drive a browser. */
const TESTS = /\.(?:test|spec)\.tsx?$|(?:^|\/)(?:testing|e2e)\/|^proof\/(?:failures|flags|guard|hostile|interaction|lighthouse|tasks)\//;
const isTest = ({ path }: SourceFile) => TESTS.test(path);
/** Files that `npm run fix` writes are no source: what they are generated from is counted. */
const isGenerated = ({ text }: SourceFile) => text.startsWith('// Generated from ');
const linesOf = ({ text }: SourceFile) => text.split('\n').length - 1;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

function figuresOf(workspace: string, group: readonly SourceFile[]) {
  const source = group.filter((file) => !isTest(file));
  return {
    workspace,
    source: sum(source.map(linesOf)),
    test: sum(group.filter(isTest).map(linesOf)),
    samples: sum(source.map(({ text }) => text.split(/\bsample\(/).length - 1)),
  };
}

const files = readSources().filter((file) => !isGenerated(file));
const workspaces = Object.groupBy(files, ({ path }) => (path.includes('/') ? (path.split('/')[0] ?? '') : '(root)'));
const lengths = files
  .filter((file) => !isTest(file))
  .map(linesOf)
  .sort((one, other) => one - other);
const percentile = (share: number) => lengths[Math.floor(lengths.length * share)];
console.log(`Figures of ${ref ?? 'the working tree'}`);
console.table([...Object.entries(workspaces).map(([workspace, group = []]) => figuresOf(workspace, group)), figuresOf('all', files)]);
console.log(`Lines of a source file: median ${percentile(0.5)}, p90 ${percentile(0.9)}, longest ${lengths.at(-1)}`);
