import { type Backend, backendNotes } from '../../gate/index.ts';
import { checkBuild } from '../../release/index.ts';
import type { ReleaseApiClient } from '../../release-api-client/index.ts';
import type { ReleaseStore } from '../../store/index.ts';
import { findProject, loadPreset, type Project, type Repository } from '../development/index.ts';
import { type CommandResult, resultOf } from '../output/index.ts';

/** A finding of a check. A refusal of the gate also has its code (`type`) and fields, for machines. */
type Finding = { readonly explanation: string };

/** A check with its name and findings; without findings it has passed. */
interface Checked {
  readonly name: string;
  readonly found: readonly Finding[];
}

const BUILD = 'build';

/** A gate that a build is taken to. */
export interface CheckGate {
  /** What the answer calls it. */
  readonly name: string;
  /** Whether it compares the build with what is live. */
  readonly isCompared: boolean;
  /** Notes on comparisons that were not possible. */
  readonly notes: () => Promise<readonly string[]>;
  /** Why the build would be refused; empty when it would go live. */
  readonly check: (project: Project) => Promise<readonly Finding[]>;
}

/** The gate of this machine; without a store a build is compared with the backend alone. */
export function gateHere(store: ReleaseStore | null, backend: Promise<Backend>): CheckGate {
  return {
    name: store ? 'gate, beside what is live' : 'gate',
    isCompared: store !== null,
    notes: async () => backendNotes(await backend),
    check: ({ remote, dist, packageFile }) => checkBuild({ store, remote, folder: dist, modulesFrom: packageFile, backend }),
  };
}

/** The gate behind the release API of another shop. */
export function gateOf(releaseApi: ReleaseApiClient): CheckGate {
  return {
    name: 'gate of the shop, beside what is live there',
    isCompared: true,
    notes: async () => [],
    check: ({ remote, dist }) => releaseApi.check({ remote, folder: dist }),
  };
}

/**
 * `check`: all checks of a release, without releasing: in a repository of its own the packages, types and tests of the
 * remote; its build; the gate. A failed build ends the checks.
 */
export async function check(
  gate: CheckGate,
  { root, own }: Repository,
  named: string | undefined,
  { build }: { readonly build: boolean },
): Promise<CommandResult> {
  const found = await findProject({ root, own }, named);
  const project = build ? found : { ...found, build: async () => undefined };
  const { remote } = project;
  const unfit = await project.check();
  if (unfit.length > 0) return report(remote, [{ name: 'packages', found: unfit }]);
  const checks = own ? await checkSources(project) : [await checkThatBuilds(project)];
  if (checks.some(({ name, found }) => name === BUILD && found.length > 0)) return report(remote, checks);
  const alone = 'It was not compared with what is live: name the release API of a shop with --to, or its store with --store, to do so.';
  const compared = { name: gate.name, found: await gate.check(project) };
  return report(remote, [...checks, compared], [...(gate.isCompared ? [] : [alone]), ...(await gate.notes())]);
}

async function checkThatBuilds(project: Project): Promise<Checked> {
  return { name: BUILD, found: await project.build().then(nothing, toFindings) };
}

async function checkSources(project: Project): Promise<readonly Checked[]> {
  const { folder } = project;
  const { checkTypes, runTests } = await loadPreset(folder);
  const [types, built] = await Promise.all([checkTypes(folder), checkThatBuilds(project)]);
  const tests = await runTests(folder);
  return [
    { name: 'packages', found: [] },
    { name: 'types', found: types.isGood ? [] : [{ explanation: types.output }] },
    { name: 'tests', found: tests.isGood ? [] : [{ explanation: tests.output }] },
    built,
  ];
}

function report(remote: string, checks: readonly Checked[], notes: readonly string[] = []): CommandResult {
  const lines = checks.flatMap(({ name, found }) => [
    `${found.length > 0 ? '✗' : '✓'} ${name}`,
    ...found.map(({ explanation }) => explanation),
  ]);
  const refused = checks.some(({ found }) => found.length > 0);
  return { ...resultOf([...lines, ...notes], { remote, checks }), refused };
}

const nothing = (): readonly Finding[] => [];
const toFindings = (error: unknown): readonly Finding[] => [{ explanation: error instanceof Error ? error.message : String(error) }];
