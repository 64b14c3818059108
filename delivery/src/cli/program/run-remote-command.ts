import { CommanderError } from 'commander';
import { refuse } from '../../gate/index.ts';
import type { ResultsCollector } from '../../results/index.ts';
import type { ReleaseStore } from '../../store/index.ts';
import { type CommandResult, EXIT, refusedResult, UsageError } from '../output/index.ts';
import { findUnownedRemote, REMOTE_COMMANDS } from '../release-api/index.ts';
import { findCommand } from './find-command.ts';
import { createProgram } from './program.ts';
import { usageMessage } from './usage-message.ts';

/** The sender of a command line, and the store that it works on. */
export interface RemoteCommandOptions {
  readonly store: ReleaseStore;
  /** The results of the experiments of the store. */
  readonly openResults: () => ResultsCollector;
  /** The sums per version. */
  readonly openSums: () => ResultsCollector;
  /** The person that the sender names. */
  readonly by: string;
  /** The team that the release API has authenticated. */
  readonly team: string;
  readonly mayMove: (remote: string) => boolean;
  /** Where the shop is for visitors: links lead there. Null where that is unknown; then the sender must name it. */
  readonly shop: string | null;
}

/** A command for a remote that is not the sender's. */
class RemoteNotOwned extends Error {
  readonly remote: string;
  constructor(remote: string) {
    super(remote);
    this.remote = remote;
  }
}

/**
 * Runs a command line from the network with the same program as on the local machine, so that meaning and result are the same. Only
 * commands that mean the shop are run; moves, links and keys only for the sender's remotes. Rejects when the store fails.
 */
export async function runRemoteCommand(
  args: readonly string[],
  { store, openResults, openSums, by, team, mayMove, shop }: RemoteCommandOptions,
): Promise<CommandResult> {
  let answer: CommandResult | null = null;
  const program = createProgram({
    openStore: () => store,
    openResults,
    openSums,
    root: '/',
    env: { VITRAVA_BY: by, ...(shop && { VITRAVA_SHOP: shop }) },
    team,
    answer: (given) => {
      answer = given;
    },
  });
  const name = findCommand(program, args).names.join(' ');
  program.hook('preAction', async (_program, command) => {
    const argument = (wanted: string): unknown =>
      command.processedArgs[command.registeredArguments.findIndex((one) => one.name() === wanted)];
    const foreign = await findUnownedRemote({ name, argument }, store, mayMove);
    if (foreign !== null) throw new RemoteNotOwned(foreign);
  });
  try {
    if (!REMOTE_COMMANDS.has(name))
      throw new UsageError(`"${name || args[0]}" cannot be sent to a release API: it means your own machine.`);
    await program.parseAsync([...args], { from: 'user' });
    return answer ?? { lines: [], data: {} };
  } catch (error) {
    if (error instanceof RemoteNotOwned)
      return refusedResult('Nothing was done:', [refuse('remote-not-yours', { remote: error.remote, team })]);
    if (error instanceof CommanderError) return usageResult(usageMessage(program, error, args));
    if (error instanceof UsageError) return usageResult(error.message);
    throw error;
  }
}

function usageResult(message: string): CommandResult {
  return { lines: [message], data: { error: message }, refused: true, code: EXIT.usage };
}
