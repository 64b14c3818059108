import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import { findForeign, readBuild, readForeign } from '../../foreign/index.ts';
import { checkBuild } from '../../release/index.ts';
import { type CommandContext, type CommandResult, releaseApiOption, resultOf, UsageError } from '../command/index.ts';
import { findProject, isAddress, loadPreset, type Project, withDownload } from '../development/index.ts';

/** A finding of a check. A refusal of the gate also has its code (`type`) and fields, for machines. */
type Finding = { readonly explanation: string };

/** A check with its name and findings; without findings it has passed. */
interface Checked {
  readonly name: string;
  readonly found: readonly Finding[];
}

const BUILD = 'build';

/** A gate that a build is taken to. */
interface CheckGate {
  /** What the answer calls it. */
  readonly name: string;
  /** Rejects with a sentence when the team may not release the remote. */
  readonly requireAccess: (remote: string) => Promise<void>;
  /** Why the build would be refused, empty when it would go live; and notes on what could not be checked. */
  readonly check: (
    project: Pick<Project, 'remote' | 'dist' | 'packageFile'>,
  ) => Promise<{ readonly refusals: readonly Finding[]; readonly notes: readonly string[] }>;
}

/** `check`: all checks of a release. */
export function addCheckCommand(program: Command, context: CommandContext): void {
  const { own, addLocal, run } = context;
  addLocal(program, own ? 'check [remote]' : 'check <remote>', 'ask everything that a release is asked, and release nothing', [
    ...(own ? ['check --store ../shop/.data/releases'] : ['check mfe-content']),
    `check${own ? '' : ' mfe-content'} --to https://releases.shop.example`,
    'check ./dist',
    'check https://recipes.example/builds/7/mf-manifest.json',
  ])
    .addOption(releaseApiOption('ask its gate, beside what is live there'))
    .option('--no-build', 'check dist as it is')
    .action(
      run(async (named: string | undefined, { to, build }: { to?: string; build: boolean }) => {
        const hasStore = !own || own.hasStore || program.opts<{ store?: string }>().store !== undefined;
        const gate = gateOf(context, to, hasStore);
        const { root } = context;
        const isFolder = own && named !== undefined && existsSync(join(root, named)) && named !== (await readForeign(root))?.name;
        return named !== undefined && (isFolder || named.includes('/'))
          ? checkFinished(gate, root, named)
          : check(gate, context, named, build);
      }),
    );
}

/** The gate of another shop's release API, else of this machine; without a store only the backend is compared. */
function gateOf(
  { readBackend, firstLoad, openStore, releaseApi }: CommandContext,
  address: string | undefined,
  hasStore: boolean,
): CheckGate {
  const client = releaseApi(address);
  if (client) {
    const name = 'gate of the shop, beside what is live there';
    return {
      name,
      requireAccess: (remote) => client.requireAccess(remote),
      check: ({ remote, dist }) => client.check({ remote, folder: dist }),
    };
  }
  const [store, backend, opening] = [hasStore ? openStore() : null, readBackend(), firstLoad()];
  const alone = 'It was not compared with what is live: name the release API of a shop with --to, or its store with --store, to do so.';
  return {
    name: store ? 'gate, beside what is live' : 'gate',
    requireAccess: async () => undefined,
    async check({ remote, dist, packageFile }) {
      const { refusals, notes } = await checkBuild({ store, remote, folder: dist, modulesFrom: packageFile, backend, firstLoad: opening });
      return { refusals, notes: [...(store ? [] : [alone]), ...notes] };
    },
  };
}

/** All checks of a release: in a team's repository packages, types and tests; the build; the gate. */
async function check(gate: CheckGate, { root, own }: CommandContext, named: string | undefined, isBuilt: boolean): Promise<CommandResult> {
  const found = await findProject({ root, own }, named);
  const project = isBuilt ? found : { ...found, build: async () => undefined };
  const { remote } = project;
  const unfit = await project.check();
  if (unfit.length > 0) return report(remote, [{ name: 'packages', found: unfit }]);
  await gate.requireAccess(remote);
  const checks = own && !project.isForeign ? await checkSources(project) : [await checkThatBuilds(project)];
  if (checks.some(({ name, found: findings }) => name === BUILD && findings.length > 0)) return report(remote, checks);
  const { refusals, notes } = await gate.check(project);
  return report(remote, [...checks, { name: gate.name, found: refusals }], notes);
}

/** A finished build of any tool chain, in a folder or at an address. */
async function checkFinished(gate: CheckGate, root: string, place: string): Promise<CommandResult> {
  const project = isAddress(place) && (await readForeign(root)) ? root : null;
  const take = async (dist: string) => {
    // Rejects with the fault of a manifest that is no JSON.
    await findForeign(dist);
    const manifest = (await readBuild(dist)).find(({ path }) => path === 'remote.manifest.json')?.content.toString('utf8');
    if (manifest === undefined) throw new UsageError(`There is no build in ${dist} with a remote.manifest.json in it or beside it.`);
    const remote = String((JSON.parse(manifest) as { name?: unknown }).name);
    await gate.requireAccess(remote);
    const { refusals, notes } = await gate.check({ remote, dist, packageFile: join(dirname(dist), 'package.json') });
    const described = project === null ? [] : [`The files were checked as ${remote}, which remote.manifest.json of this folder describes.`];
    return report(remote, [{ name: gate.name, found: refusals }], [...described, ...notes]);
  };
  if (!isAddress(place)) return take(resolve(root, place));
  return withDownload(place, project, take);
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
