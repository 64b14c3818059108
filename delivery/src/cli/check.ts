import { checkBuild } from '../release/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { type Answer, say } from './answer.ts';
import { loadPreset } from './preset.ts';
import { findProject, type Repository } from './project.ts';

/** One of the checks: what it is of, and what it found; nothing found is well. */
interface Checked {
  readonly name: string;
  readonly found: readonly string[];
}

/**
 * `check`: everything that a release is asked, without releasing: the packages, types and tests of the remote, its build, the gate, and,
 * with a store, how it gets on with what is live there. What does not build is asked nothing more.
 */
export async function check(store: ReleaseStore | null, repository: Repository, named: string | undefined): Promise<Answer> {
  const project = await findProject(repository, named);
  const { remote, folder, dist, packageFile } = project;
  const packages = (await project.check()).map(({ explanation }) => explanation);
  if (packages.length > 0) return report(remote, [{ name: 'packages', found: packages }]);
  const { checkTypes, runTests } = await loadPreset(folder);
  const [types, built] = await Promise.all([checkTypes(folder), project.build().then(nothing, sayError)]);
  const tests = await runTests(folder);
  const sources = [
    { name: 'packages', found: [] },
    { name: 'types', found: types.isGood ? [] : [types.output] },
    { name: 'tests', found: tests.isGood ? [] : [tests.output] },
    { name: 'build', found: built },
  ];
  if (built.length > 0) return report(remote, sources);
  const refusals = await checkBuild({ store, remote, folder: dist, modulesFrom: packageFile });
  const gate = { name: store ? 'gate, beside what is live' : 'gate', found: refusals.map(({ explanation }) => explanation) };
  const notes = store ? [] : ['It was not compared with what is live: name the store of a shop with --store to do so.'];
  return report(remote, [...sources, gate], notes);
}

function report(remote: string, checks: readonly Checked[], notes: readonly string[] = []): Answer {
  const failed = checks.filter(({ found }) => found.length > 0);
  const lines = checks.flatMap(({ name, found }) => [`${found.length > 0 ? '✗' : '✓'} ${name}`, ...found]);
  const data = { remote, checks };
  return failed.length > 0 ? { lines: [...lines, ...notes], data, refused: true } : say([...lines, ...notes], data);
}

const nothing = (): readonly string[] => [];
const sayError = (error: unknown): readonly string[] => [error instanceof Error ? error.message : String(error)];
