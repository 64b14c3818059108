import { type Command, InvalidArgumentError } from 'commander';
import type { CommandContext } from '../context/index.ts';
import { endOperator, listOperators, newOperator } from './operators.ts';

/** `operator list`, `add`, `remove`: the operators, who may sign in to the console. */
export function addOperatorCommands(program: Command, { keys, reply, addReadCommand }: CommandContext): void {
  const group = program.command('operator').description('show and change who may sign in to the console (docs/decisions/049)');
  addReadCommand(group, 'list', 'show the operators', ['operator list']).action(() => reply(listOperators(keys())));
  addReadCommand(group, 'add', 'make a key for an operator, and print it once', ['operator add Ann', 'operator add "Ann Petrova"'])
    .argument('<name>', 'who it is, for the history', toName)
    .action((name: string) => reply(newOperator(keys(), name)));
  addReadCommand(group, 'remove', 'end the key of an operator, and every sign-in with it', ['operator remove Ann'])
    .argument('<name>')
    .action((name: string) => reply(endOperator(keys(), name)));
}

function toName(text: string): string {
  if (/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .@'-]{0,59}$/u.test(text)) return text;
  throw new InvalidArgumentError('An operator is named by 1 to 60 letters, digits, spaces, dots, hyphens or @.');
}
