import { Command } from 'commander';
import { readKeysPlace } from '../signing/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import type { Answer } from './answer.ts';
import { causeOf } from './cause.ts';
import { addCompletion } from './completion.ts';
import { addKeyCommands } from './key-commands.ts';
import { addReleaseCommands } from './release-commands.ts';
import { addStoreCommands } from './store-commands.ts';
import { addTeamCommands } from './team-commands.ts';
import { addTrialCommands } from './trial-commands.ts';
import type { OwnRepository, Workbench } from './workbench.ts';

/** What the commands work on, and where answers go. */
export interface ProgramOptions {
  /** The release store; `folder` is what a repository of its own may name on the command line. */
  readonly openStore: (folder?: string) => ReleaseStore;
  /** Root of the repository, where the remotes' folders are. */
  readonly root: string;
  /** Who asks, when no option says so. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly answer: (answer: Answer) => void;
  readonly own?: OwnRepository | null;
}

/** The commands of a team that ships. */
export function createProgram({ openStore, root, env, answer, own = null }: ProgramOptions): Command {
  const program = new Command('vitrava')
    .description('Release, roll back and try versions of the shell and of each remote.')
    .addHelpText('after', '\nExit codes: 0 done, 1 refused, 2 the command line is wrong, 3 the store, the build or the machine failed.');
  if (own) program.option('--store <folder>', 'the release store of the shop, instead of RELEASE_STORE_DIR');
  const look: Workbench['look'] = (parent, usage, description, examples) =>
    parent
      .command(usage)
      .description(description)
      .option('--json', 'answer with JSON')
      .addHelpText('after', ['\nExamples:', ...examples.map((example) => `  npx vitrava ${example}`)].join('\n'));
  const bench: Workbench = {
    root,
    openStore: () => openStore(program.opts<{ store?: string }>().store),
    own,
    keys: () => readKeysPlace(env, root),
    reply: async (work) => answer(await work),
    causeOf: (options) => causeOf(options, env),
    look,
    move: (...command) =>
      look(...command)
        .option('--by <person>', 'who asks for it, instead of VITRAVA_BY or the user of git')
        .option('--reason <text>', 'why, for the history'),
  };
  if (own) addTeamCommands(program, bench, own);
  addReleaseCommands(program, bench);
  addTrialCommands(program, bench);
  addStoreCommands(program, bench);
  addKeyCommands(program, bench);
  addCompletion(program, root);
  return program;
}
