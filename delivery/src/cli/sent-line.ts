import { CommanderError } from 'commander';
import { refuse } from '../gate/index.ts';
import type { ResultsCollector } from '../results/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { type Answer, sayRefused } from './answer.ts';
import { EXIT, UsageError } from './exit-codes.ts';
import { everyCommand, findCommand } from './find-command.ts';
import { createProgram } from './program.ts';
import { usageMessage } from './usage-message.ts';

/** Commands that mean the shop, wherever they are written; all others mean the machine they run on. */
const LOOKS: ReadonlySet<string> = new Set(['list', 'status', 'history', 'canary status', 'experiment status', 'experiment results']);
const MOVES: ReadonlySet<string> = new Set([
  'rollback',
  'withdraw',
  'readmit',
  'channel',
  'canary start',
  'canary step',
  'canary stop',
  'experiment start',
  'experiment stop',
]);

/** Commands that mean the shop, too, but are sealed with the secret of its store, which lies on its own servers alone. */
const LINKS: ReadonlySet<string> = new Set(['preview', 'replay', 'experiment link']);

/** Whether a command line makes a link into the shop: without the shop's secret it would open nothing. */
export function isLink(args: readonly string[]): boolean {
  return names(args).some((name) => LINKS.has(name));
}

/** Whether a command line can be sent to the door of a shop. */
export function isSendable(args: readonly string[]): boolean {
  return names(args).some((name) => LOOKS.has(name) || MOVES.has(name));
}

/** What may be the name of the command: one word, or two. */
function names(args: readonly string[]): readonly string[] {
  const words = args.filter((arg) => !arg.startsWith('-'));
  return [words.slice(0, 1), words.slice(0, 2)].map((name) => name.join(' '));
}

/** Who has sent a command line, and what it works on. */
export interface SentLine {
  readonly store: ReleaseStore;
  /** What came of the experiments of the store. */
  readonly openResults: () => ResultsCollector;
  /** What visitors met per version. */
  readonly openSums: () => ResultsCollector;
  /** The person, as the sender says. */
  readonly by: string;
  /** The team, as the door knows. */
  readonly team: string;
  readonly mayMove: (remote: string) => boolean;
}

/** A move of a remote that is not the sender's. */
class NotYours extends Error {
  readonly remote: string;
  constructor(remote: string) {
    super(remote);
    this.remote = remote;
  }
}

/**
 * Runs a command line that someone has sent, with the same program that runs on one's own machine, so that it means the same and answers the same. Only
 * commands that mean the shop are run, and moves only of the sender's remotes. Rejects when the store fails.
 */
export async function runSentLine(args: readonly string[], { store, openResults, openSums, by, team, mayMove }: SentLine): Promise<Answer> {
  let answer: Answer | null = null;
  const program = createProgram({
    openStore: () => store,
    openResults,
    openSums,
    root: '/',
    env: { VITRAVA_BY: by },
    team,
    answer: (given) => {
      answer = given;
    },
  });
  for (const command of everyCommand(program))
    command.exitOverride().configureOutput({ writeErr: () => undefined, writeOut: () => undefined });
  const name = findCommand(program, args).names.join(' ');
  program.hook('preAction', (_program, command) => {
    const index = command.registeredArguments.findIndex((argument) => argument.name() === 'remote');
    const remote = String(command.processedArgs[index]);
    if (MOVES.has(name) && !mayMove(remote)) throw new NotYours(remote);
  });
  try {
    if (!LOOKS.has(name) && !MOVES.has(name))
      throw new UsageError(`"${name || args[0]}" cannot be sent to a door: it means your own machine.`);
    await program.parseAsync([...args], { from: 'user' });
    return answer ?? { lines: [], data: {} };
  } catch (error) {
    if (error instanceof NotYours) return sayRefused('Nothing was done:', [refuse('remote-not-yours', { remote: error.remote, team })]);
    if (error instanceof CommanderError) return sayUsage(usageMessage(program, error, args));
    if (error instanceof UsageError) return sayUsage(error.message);
    throw error;
  }
}

function sayUsage(message: string): Answer {
  return { lines: [message], data: { error: message }, refused: true, code: EXIT.usage };
}
