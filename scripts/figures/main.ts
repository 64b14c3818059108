import { execFileSync, spawnSync } from 'node:child_process';
import { countLines, isGenerated, isTest, percentile, routesNamedIn } from './count.ts';

/*
 * npm run figures [-- REF]: how large the source is, as it stands in the working tree or at a commit, e.g. `npm run figures -- 74c78bc`.
 * Lines by workspace, the lengths of source files, calls of `sample`, and the files that name each route.
 */

const ref = process.argv[2];
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8', maxBuffer: 256 * 1024 * 1024 });
const commit = ref ?? snapshotOfWorkingTree();

interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** A commit of everything that git knows of as it is now; nothing is changed by it. The last commit where nothing differs. */
function snapshotOfWorkingTree(): string {
  return spawnSync('git', ['stash', 'create'], { encoding: 'utf8' }).stdout.trim() || 'HEAD';
}

/** All texts of a commit in one reading. */
function readSources(): SourceFile[] {
  const paths = git('ls-tree', '-r', '--name-only', '-z', commit)
    .split('\0')
    .filter((path) => /\.(?:tsx?|css|json)$/.test(path));
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

const files = readSources();
const code = files.filter((file) => /\.tsx?$/.test(file.path) && !file.path.endsWith('.d.ts') && !isGenerated(file));
const workspaces = Object.groupBy(code, ({ path }) => (path.includes('/') ? (path.split('/')[0] ?? '') : '(root)'));
console.log(`Figures of ${ref ?? 'the working tree'}`);
const row = (workspace: string, group: readonly SourceFile[]) => {
  const source = group.filter(({ path }) => !isTest(path));
  return {
    workspace,
    source: countLines(source),
    test: countLines(group) - countLines(source),
    samples: source.reduce((sum, { text }) => sum + text.split(/\bsample\(/).length - 1, 0),
  };
};
console.table([...Object.entries(workspaces).map(([workspace, group = []]) => row(workspace, group)), row('all', code)]);
const lengths = code.filter(({ path }) => !isTest(path)).map(({ text }) => text.split('\n').length - 1);
console.log(`Lines of a source file: median ${percentile(lengths, 0.5)}, p90 ${percentile(lengths, 0.9)}, longest ${Math.max(...lengths)}`);
const named = routesNamedIn(files);
console.log('Files that declare a route:');
console.table(Object.entries(named).map(([remote, { routes, files: places }]) => ({ remote, routes, 'files per route': places })));
