import { type Command, InvalidArgumentError } from 'commander';
import { addOperator, operatorsFileIn, readOperators, removeOperator } from '../../operators/index.ts';
import { type CommandContext, refusedResult, resultOf } from '../command/index.ts';

/** `operator list`, `add`, `remove`: the operators, who may sign in to the console. */
export function addOperatorCommands(program: Command, { keys, addLocal, run }: CommandContext): void {
  const group = program.command('operator').description('show and change who may sign in to the console (docs/decisions/049)');
  const file = () => operatorsFileIn(keys().folder);
  addLocal(group, 'list', 'show the operators', ['operator list']).action(
    run(async () => {
      const operators = (await readOperators(file())).map(({ name, addedAt }) => ({ name, addedAt }));
      const lines = operators.map(({ name, addedAt }) => `${name}  since ${addedAt.slice(0, 16).replace('T', ' ')}`);
      return resultOf(lines.length > 0 ? lines : 'There is no operator yet: "npx vitrava operator add <name>" makes one.', { operators });
    }),
  );
  addLocal(group, 'add', 'make a key for an operator, and print it once', ['operator add Ann', 'operator add "Ann Petrova"'])
    .argument('<name>', 'who it is, for the history', toName)
    .action(
      run(async (name: string) => {
        const added = await addOperator(file(), name, new Date().toISOString());
        if ('explanation' in added) return refusedResult('No operator was added:', [added]);
        const lines = [
          `The key of ${name}, for the sign-in to the console (at CONSOLE_URL, or at port 3004 of the server's machine). It is shown this once; the server keeps only its hash:`,
          `  ${added.key}`,
        ];
        return resultOf(lines, { name, key: added.key });
      }),
    );
  addLocal(group, 'remove', 'end the key of an operator, and every sign-in with it', ['operator remove Ann'])
    .argument('<name>')
    .action(
      run(async (name: string) => {
        const refusal = await removeOperator(file(), name);
        if (refusal) return refusedResult('No operator was removed:', [refusal]);
        return resultOf(`The key of ${name} has ended, and all sessions that were opened with it have ended.`, { name });
      }),
    );
}

function toName(text: string): string {
  if (/^[\p{L}\p{N}][\p{L}\p{M}\p{N} .@'-]{0,59}$/u.test(text)) return text;
  throw new InvalidArgumentError('An operator is named by 1 to 60 letters, digits, spaces, dots, hyphens or @.');
}
