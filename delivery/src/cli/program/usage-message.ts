import type { Command, CommanderError } from 'commander';
import { findCommand } from './find-command.ts';

/** What is wrong with a command line, and where help is. */
export function usageMessage(program: Command, { code, message }: CommanderError, args: readonly string[]): string {
  // Without a command, the program has shown its help instead of a message.
  const problem = code === 'commander.help' ? 'Name a command.' : message;
  return `${problem}\nHelp and examples: ${['npx vitrava', ...findCommand(program, args).names, '--help'].join(' ')}`;
}
