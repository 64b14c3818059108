import { Command } from 'commander';
import { type Backend, readBackend } from '../../gate/index.ts';
import { findFirstLoad } from '../../release/index.ts';
import { createReleaseApiClient } from '../../release-api-client/index.ts';
import { type ResultsCollector, readResultsAt, readSumsAt } from '../../results/index.ts';
import { readKeysPlace } from '../../signing/index.ts';
import { type ReleaseStore, readStorePlace, type StorePlace } from '../../store/index.ts';
import { addCanaryCommands } from '../canaries/index.ts';
import {
  attributionOfTeam,
  type CommandContext,
  type CommandResult,
  createAdders,
  type OwnRepository,
  type Team,
} from '../command/index.ts';
import { addTeamCommands } from '../development/index.ts';
import { addExperimentCommands } from '../experiments/index.ts';
import { addKeyCommands } from '../keys/index.ts';
import { addOperatorCommands } from '../operators/index.ts';
import { addPreviewCommands, LOCAL_SHOP } from '../preview/index.ts';
import { addReleaseApiCommand, type ListenOptions } from '../release-api/index.ts';
import { addCheckCommand, addReleaseCommands } from '../releases/index.ts';
import { addStoreCommands } from '../store/index.ts';
import { addCompletion } from './completion.ts';

/** The context of the commands, and the receiver of results. */
export interface ProgramOptions {
  /** The release store; `folder` is what a repository of its own may name on the command line. */
  readonly openStore: (folder?: string) => ReleaseStore;
  /** The results of experiments, for reading only; that beside the environment's release store when absent. */
  readonly openResults?: () => ResultsCollector;
  /** The same for the sums per version. */
  readonly openSums?: () => ResultsCollector;
  /** The backend of the shop; the one that the environment names when absent. */
  readonly readBackend?: (() => Promise<Backend>) | undefined;
  /** Root of the repository, where the remotes' folders are. */
  readonly root: string;
  /** The author of changes, when no option names one. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly answer: (answer: CommandResult) => void;
  /** The command line, to be sent to a release API. */
  readonly args?: readonly string[];
  readonly own?: OwnRepository | null;
  /** The team that has sent the command to a release API; absent on one's own machine. */
  readonly team?: Team | null;
  /** Opens a release API for teams with their own repository, and ends with it; absent where there is no shop. */
  readonly serveReleaseApi?: ((options: ListenOptions) => Promise<void>) | undefined;
}

/** The commands of a team that ships. A wrong command line rejects with a `CommanderError`; a line that a team has sent prints nothing. */
export function createProgram(options: ProgramOptions): Command {
  const { root, own = null, team = null, serveReleaseApi } = options;
  const program = new Command('vitrava')
    .exitOverride()
    .configureOutput({ writeErr: () => undefined, ...(team && { writeOut: () => undefined }) })
    .description('Release, roll back and try versions of the shell and of each remote.')
    .addHelpText('after', '\nExit codes: 0 done, 1 refused, 2 the command line is wrong, 3 the store, the build or the machine failed.')
    .addHelpText(
      'after',
      '"--to https://…", else VITRAVA_RELEASE_API, takes a command to the release API of a shop elsewhere: all that have the option, rollback too.',
    );
  if (own) program.option('--store <folder>', 'the release store of the shop, instead of RELEASE_STORE_DIR');
  const context = contextOf(options, () => program.opts<{ store?: string }>().store);
  if (own) addTeamCommands(program, context, own);
  addCheckCommand(program, context);
  addReleaseCommands(program, context);
  addCanaryCommands(program, context);
  addExperimentCommands(program, context);
  addPreviewCommands(program, context);
  addStoreCommands(program, context);
  addKeyCommands(program, context);
  addOperatorCommands(program, context);
  if (serveReleaseApi) addReleaseApiCommand(program, context, serveReleaseApi);
  if (!team) addCompletion(program, root);
  return program;
}

function contextOf(
  { openStore, openResults, openSums, root, env, answer, args = [], own = null, team = null, ...options }: ProgramOptions,
  storeFolder: () => string | undefined,
): CommandContext {
  const place = (): StorePlace => {
    const folder = storeFolder();
    return folder === undefined ? readStorePlace(env, root) : { type: 'directory', folder };
  };
  const keys = () => readKeysPlace(env, root);
  const attributionOf: CommandContext['attributionOf'] = (options) => attributionOfTeam(options, env, team?.name);
  const releaseApi: CommandContext['releaseApi'] = (named) => {
    const address = named || env.VITRAVA_RELEASE_API;
    return address ? createReleaseApiClient(address, keys()) : null;
  };
  return {
    root,
    env,
    openStore: () => openStore(storeFolder()),
    withResults: (work) => withOpen(openResults?.() ?? readResultsAt(place()), work),
    withSums: (work) => withOpen(openSums?.() ?? readSumsAt(place()), work),
    own,
    keys,
    shop: env.VITRAVA_SHOP || (team ? null : LOCAL_SHOP),
    attributionOf,
    releaseApi,
    readBackend: options.readBackend ?? (() => readBackend(env)),
    firstLoad: () => findFirstLoad(env, root),
    ...createAdders({ args, env, team, releaseApi, attributionOf, answer }),
  };
}

async function withOpen<T>(collector: ResultsCollector, work: (collector: ResultsCollector) => Promise<T>): Promise<T> {
  try {
    return await work(collector);
  } finally {
    await collector.close();
  }
}
