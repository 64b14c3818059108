import type { Command } from 'commander';

/** A command and all below it. */
export function everyCommand(command: Command): Command[] {
  return [command, ...command.commands.flatMap(everyCommand)];
}

/** The command that the arguments name, as far as they name one, and its names. */
export function findCommand(program: Command, args: readonly string[]): { readonly command: Command; readonly names: readonly string[] } {
  const names: string[] = [];
  let command = program;
  for (const arg of args) {
    const next = command.commands.find((candidate) => candidate.name() === arg);
    if (!next) break;
    command = next;
    names.push(arg);
  }
  return { command, names };
}
