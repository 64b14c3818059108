import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import type { Command } from 'commander';
import type { Backend } from '../../gate/index.ts';
import { refuse } from '../../refusals/index.ts';
import type { FirstLoad } from '../../release/index.ts';
import type { ReleaseApiClient } from '../../release-api-client/index.ts';
import type { ResultsCollector } from '../../results/index.ts';
import type { KeysPlace } from '../../signing/index.ts';
import type { Attribution, ReleaseStore } from '../../store/index.ts';
import type { AttributionOptions } from './attribution.ts';
import { isReleaseApiAddress, releaseApiOption, withAttribution, withoutAddresses } from './options.ts';
import { type CommandResult, EXIT, refusedResult, UsageError } from './result.ts';

/** A repository that holds one remote alone; the command line that is installed as a package runs in such. */
export interface OwnRepository {
  /** The versions of contracts that this command line supports. */
  readonly contracts: RemoteManifest['contracts'];
  /** Whether the environment names a release store; without one or `--store` nothing is compared with a shop. */
  readonly hasStore: boolean;
  /** Makes a new one in the folder where the command runs; gives its folder. Throws a sentence when it cannot. */
  readonly create: (remote: string, path: string | undefined) => string;
  /** Makes a page or fragment of the remote in the present folder; gives its folder. Throws a sentence if it cannot. */
  readonly createPart: (kind: 'page' | 'fragment', name: string | undefined, path: string | undefined) => string;
}

/** The team that has sent a command to a release API. */
export interface Team {
  /** Its name with its key, for the history. */
  readonly name: string;
  readonly mayMove: (remote: string) => boolean;
}

/** The work of a command, given its arguments and then its options. */
type Work = (...values: never[]) => Promise<CommandResult>;

/** The remotes that a signature is for, by the arguments; `isOneEnough`: one of them has to be the team's own. */
interface SignedRemotes {
  readonly of: (...values: never[]) => readonly string[] | Promise<readonly string[]>;
  readonly isOneEnough?: boolean;
}

/** Adds a command, which can be extended. `--help` shows the examples, without the program's name. */
type Add = (parent: Command, usage: string, description: string, examples: readonly string[]) => Command;

/** Adds commands of each kind. All but `addLocal` mean the shop and can be sent to its release API. */
export interface Adders {
  readonly addLocal: Add;
  /** Shows something of the shop to any team. */
  readonly addRead: Add;
  /** Changes the versions of its first argument, a remote of the team's own; takes its author and the reason. */
  readonly addMove: Add;
  /** Its result is signed with the secret of the shop's store. */
  readonly addSigned: (...given: [...Parameters<Add>, remotes: SignedRemotes]) => Command;
  /** The action of a command: its work is done here, or at the release API that its line or the environment names. */
  readonly run: (work: Work) => (...values: unknown[]) => Promise<void>;
}

/** The context that the groups of commands are built with. */
export interface CommandContext extends Adders {
  readonly root: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly openStore: () => ReleaseStore;
  /** Reads the results of experiments beside the store; closes them also when the work throws. */
  readonly withResults: (work: (results: ResultsCollector) => Promise<CommandResult>) => Promise<CommandResult>;
  /** The same for the sums per version. */
  readonly withSums: (work: (sums: ResultsCollector) => Promise<CommandResult>) => Promise<CommandResult>;
  /** Null in the repository of the shop, which has a folder for each remote. */
  readonly own: OwnRepository | null;
  /** Where the keys of this machine and of the teams are. Throws a sentence for an unfit environment. */
  readonly keys: () => KeysPlace;
  /** The release API of another shop, at this address or the environment's; null when neither names one. */
  readonly releaseApi: (address: string | undefined) => ReleaseApiClient | null;
  /** Where the shop is, for links: `VITRAVA_SHOP`, else this machine; null at a release API without it. */
  readonly shop: string | null;
  readonly attributionOf: (options: AttributionOptions) => Attribution;
  /** The backend of the shop, whose contract the calls of a version are compared with. */
  readonly readBackend: () => Promise<Backend>;
  /** What the gate opens the pages of a build with. */
  readonly firstLoad: () => FirstLoad;
}

/** What the execution of a command needs. */
export interface ExecutionOptions extends Pick<CommandContext, 'env' | 'releaseApi' | 'attributionOf'> {
  /** The command line, as it is sent. */
  readonly args: readonly string[];
  readonly team: Team | null;
  readonly answer: (answer: CommandResult) => void;
}

/** Makes the functions that add commands. */
export function createAdders(options: ExecutionOptions): Adders {
  /** Of commands that mean the shop, the remotes that have to be a team's own. */
  const needs = new Map<Command, SignedRemotes>();
  const addLocal: Add = (parent, usage, description, examples) =>
    parent
      .command(usage)
      .description(description)
      .option('--json', 'answer with JSON')
      .addHelpText('after', ['\nExamples:', ...examples.map((example) => `  npx vitrava ${example}`)].join('\n'));
  const addSigned: Adders['addSigned'] = (parent, usage, description, examples, remotes) => {
    const command = addLocal(parent, usage, description, examples);
    needs.set(command, remotes);
    return command.name() === 'rollback' ? command : command.addOption(releaseApiOption('ask there'));
  };
  return {
    addLocal,
    addRead: (...given) => addSigned(...given, { of: () => [] }),
    addMove: (...given) => withAttribution(addSigned(...given, { of: (remote: string) => [remote] })),
    addSigned,
    run:
      (work) =>
      async (...values) => {
        const command = values.at(-1) as Command;
        options.answer(await execute(options, command, needs.get(command), values as never[], work));
      },
  };
}

async function execute(
  { args, env, team, releaseApi, attributionOf }: ExecutionOptions,
  command: Command,
  needed: SignedRemotes | undefined,
  values: never[],
  work: Work,
): Promise<CommandResult> {
  if (team !== null) {
    if (!needed) throw new UsageError(`"${command.name()}" cannot be sent to a release API: it means your own machine.`);
    const foreign = await findForeignRemote(needed, team, values);
    if (foreign !== undefined)
      return refusedResult('Nothing was done:', [refuse('remote-not-yours', { remote: foreign, team: team.name })]);
  }
  const { to, shop } = command.opts<{ to?: string | readonly string[]; shop?: string }>();
  const client = needed && team === null ? releaseApi([to ?? []].flat().find(isReleaseApiAddress)) : null;
  if (!client) return work(...values);
  const isShopLacking = shop !== undefined && command.getOptionValueSource('shop') !== 'cli' && env.VITRAVA_SHOP;
  const sent = [...withoutAddresses(args), ...(isShopLacking ? ['--shop', env.VITRAVA_SHOP ?? ''] : [])];
  const { code, ...answer } = await client.command({ args: sent, by: attributionOf({}).by });
  return { ...answer, code, refused: code !== EXIT.done };
}

/** A remote that keeps a team from a command, because it is not the team's; undefined when nothing does. */
async function findForeignRemote(
  { of, isOneEnough = false }: SignedRemotes,
  { mayMove }: Team,
  values: never[],
): Promise<string | undefined> {
  const remotes = await of(...values);
  return isOneEnough && remotes.some(mayMove) ? undefined : remotes.find((remote) => !mayMove(remote));
}
