import { addOperator, operatorsFileIn, readOperators, removeOperator } from '../../operators/index.ts';
import type { KeysPlace } from '../../signing/index.ts';
import { type CommandResult, refusedResult, resultOf } from '../output/index.ts';

/** `operator list`: the operators, who may sign in to the console. */
export async function listOperators({ folder }: KeysPlace): Promise<CommandResult> {
  const operators = (await readOperators(operatorsFileIn(folder))).map(({ name, addedAt }) => ({ name, addedAt }));
  const lines = operators.map(({ name, addedAt }) => `${name}  since ${addedAt.slice(0, 16).replace('T', ' ')}`);
  return resultOf(lines.length > 0 ? lines : 'There is no operator yet: "npx vitrava operator add <name>" makes one.', { operators });
}

/** `operator add <name>`: a key for the console, shown this once. */
export async function newOperator({ folder }: KeysPlace, name: string): Promise<CommandResult> {
  const added = await addOperator(operatorsFileIn(folder), name, new Date().toISOString());
  if ('explanation' in added) return refusedResult('No operator was added:', [added]);
  const lines = [
    `The key of ${name}, for the sign-in to the console (at CONSOLE_URL, or at port 3004 of the server's machine). It is shown this once; the server keeps only its hash:`,
    `  ${added.key}`,
  ];
  return resultOf(lines, { name, key: added.key });
}

/** `operator remove <name>`: ends the key, and every sign-in with it. */
export async function endOperator({ folder }: KeysPlace, name: string): Promise<CommandResult> {
  const refusal = await removeOperator(operatorsFileIn(folder), name);
  if (refusal) return refusedResult('No operator was removed:', [refusal]);
  return resultOf(`The key of ${name} has ended, and all sessions that were opened with it have ended.`, { name });
}
