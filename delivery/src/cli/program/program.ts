import { Command } from 'commander';
import { createReleaseApiClient } from '../../release-api-client/index.ts';
import { type ResultsCollector, readResultsAt, readSumsAt } from '../../results/index.ts';
import { readKeysPlace } from '../../signing/index.ts';
import { type ReleaseStore, readStorePlace, type StorePlace } from '../../store/index.ts';
import { addCanaryCommands } from '../canaries/index.ts';
import type { CommandContext, OwnRepository } from '../context/index.ts';
import { addTeamCommands } from '../development/index.ts';
import { addExperimentCommands } from '../experiments/index.ts';
import { addKeyCommands } from '../keys/index.ts';
import { addOperatorCommands } from '../operators/index.ts';
import { attributionOfTeam } from '../options/index.ts';
import type { CommandResult } from '../output/index.ts';
import { addPreviewCommands, LOCAL_SHOP } from '../preview/index.ts';
import { addReleaseApiCommand, addReleaseApiOptions, type ListenOptions } from '../release-api/index.ts';
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
  /** Root of the repository, where the remotes' folders are. */
  readonly root: string;
  /** The author of changes, when no option names one. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly answer: (answer: CommandResult) => void;
  readonly own?: OwnRepository | null;
  /** The team that has sent the command to a release API, with its key; absent on one's own machine. */
  readonly team?: string;
  /** Opens a release API for teams with their own repository, and ends with it; absent where there is no shop. */
  readonly serveReleaseApi?: (options: ListenOptions) => Promise<void>;
}

/** The commands of a team that ships. A wrong command line rejects with a `CommanderError`; a line that a team has sent prints nothing. */
export function createProgram({
  openStore,
  openResults,
  openSums,
  root,
  env,
  answer,
  own = null,
  team,
  serveReleaseApi,
}: ProgramOptions): Command {
  const program = new Command('vitrava')
    .exitOverride()
    .configureOutput({ writeErr: () => undefined, ...(team !== undefined && { writeOut: () => undefined }) })
    .description('Release, roll back and try versions of the shell and of each remote.')
    .addHelpText('after', '\nExit codes: 0 done, 1 refused, 2 the command line is wrong, 3 the store, the build or the machine failed.')
    .addHelpText(
      'after',
      '"--to https://…", else VITRAVA_RELEASE_API, takes a command to the release API of a shop elsewhere: all that have the option, rollback too.',
    );
  if (own) program.option('--store <folder>', 'the release store of the shop, instead of RELEASE_STORE_DIR');
  const addReadCommand: CommandContext['addReadCommand'] = (parent, usage, description, examples) =>
    parent
      .command(usage)
      .description(description)
      .option('--json', 'answer with JSON')
      .addHelpText('after', ['\nExamples:', ...examples.map((example) => `  npx vitrava ${example}`)].join('\n'));
  const storeOption = () => program.opts<{ store?: string }>().store;
  const place = (): StorePlace => {
    const folder = storeOption();
    return folder === undefined ? readStorePlace(env, root) : { type: 'directory', folder };
  };
  const context: CommandContext = {
    root,
    env,
    openStore: () => openStore(storeOption()),
    withResults: (work) => withOpen(openResults?.() ?? readResultsAt(place()), work),
    withSums: (work) => withOpen(openSums?.() ?? readSumsAt(place()), work),
    own,
    keys: () => readKeysPlace(env, root),
    shop: env.VITRAVA_SHOP || (team === undefined ? LOCAL_SHOP : null),
    reply: async (work) => answer(await work),
    attributionOf: (options) => attributionOfTeam(options, env, team),
    releaseApi: (address) =>
      address || env.VITRAVA_RELEASE_API
        ? createReleaseApiClient(address || env.VITRAVA_RELEASE_API || '', readKeysPlace(env, root))
        : null,
    addReadCommand,
    addChangeCommand: (...command) =>
      addReadCommand(...command)
        .option('--by <person>', 'who asks for it, instead of VITRAVA_BY or the user of git')
        .option('--reason <text>', 'why, for the history'),
  };
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
  addReleaseApiOptions(program);
  addCompletion(program, root);
  return program;
}

async function withOpen<T>(collector: ResultsCollector, work: (collector: ResultsCollector) => Promise<T>): Promise<T> {
  try {
    return await work(collector);
  } finally {
    await collector.close();
  }
}
