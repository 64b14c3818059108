import type { CommandResult, Team } from '../command/index.ts';
import { errorResult, isUsageError } from './error-result.ts';
import { createProgram, type ProgramOptions } from './program.ts';

/** The sender of a command line, and the store that it works on. */
export interface RemoteCommandOptions
  extends Required<Pick<ProgramOptions, 'openResults' | 'openSums'>>,
    Pick<ProgramOptions, 'readBackend'> {
  readonly openStore: ProgramOptions['openStore'];
  /** The person that the sender names. */
  readonly by: string;
  readonly team: Team;
  /** Where the shop is for visitors: links lead there. Null where that is unknown; then the sender must name it. */
  readonly shop: string | null;
}

/** Runs a command line from the network: only commands of the shop, for the sender's remotes. May reject. */
export async function runRemoteCommand(args: readonly string[], { by, shop, ...options }: RemoteCommandOptions): Promise<CommandResult> {
  let answer: CommandResult | null = null;
  const env = { VITRAVA_BY: by, ...(shop && { VITRAVA_SHOP: shop }) };
  const program = createProgram({ ...options, root: '/', env, answer: (given) => (answer = given) });
  try {
    await program.parseAsync([...args], { from: 'user' });
  } catch (error) {
    if (!isUsageError(error)) throw error;
    answer = errorResult(program, error, args);
  }
  return answer ?? { lines: [], data: {} };
}
