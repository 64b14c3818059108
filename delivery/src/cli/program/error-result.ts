import { type Command, CommanderError } from 'commander';
import { type CommandResult, EXIT, UsageError } from '../command/index.ts';

/** Whether a command line could not be run as it is; the error has the correction. */
export function isUsageError(error: unknown): error is CommanderError | UsageError {
  return error instanceof CommanderError || error instanceof UsageError;
}

/** The result of a command line that has thrown; null where it has printed help. */
export function errorResult(program: Command, error: unknown, args: readonly string[]): CommandResult | null {
  if (error instanceof CommanderError) return error.exitCode === 0 ? null : failed(usageMessage(program, error, args), EXIT.usage);
  return failed(error instanceof Error ? error.message : String(error), isUsageError(error) ? EXIT.usage : EXIT.failed);
}

/** The result of a command that has failed, with its exit code. */
export function failed(message: string, code: number): CommandResult {
  return { lines: [message], data: { error: message }, refused: true, code };
}

/** What is wrong with a command line, and where help is. */
function usageMessage(program: Command, { code, message }: CommanderError, args: readonly string[]): string {
  const names: string[] = [];
  let command: Command | undefined = program;
  for (const arg of args) {
    command = command.commands.find((candidate) => candidate.name() === arg);
    if (!command) break;
    names.push(arg);
  }
  // Without a command, the program has shown its help instead of a message.
  const problem = code === 'commander.help' ? 'Name a command.' : message;
  return `${problem}\nHelp and examples: ${['npx vitrava', ...names, '--help'].join(' ')}`;
}
