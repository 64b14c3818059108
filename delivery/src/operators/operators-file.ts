import { chmod, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Static, Type } from 'typebox';
import { parseStoredJson, readTextIfAny, writeAtomically } from '../store/index.ts';

const OperatorSchema = Type.Object({
  /** Also recorded in the history of moves. */
  name: Type.String({ minLength: 1, maxLength: 60 }),
  /** SHA-256 of the key, in hex: a key has 256 random bits, so that a slow hash would protect nothing more. */
  keyHash: Type.String({ pattern: '^[0-9a-f]{64}$' }),
  /** ISO 8601, UTC. */
  addedAt: Type.String(),
});

/** `operators.json`: the operators, who may sign in to the console; beside `teams.json` on every server. */
const OperatorsSchema = Type.Object({ operators: Type.Array(OperatorSchema) });

/** A person who may use the console and change live versions. */
export type Operator = Static<typeof OperatorSchema>;

/** The file of operators in the folder of keys (`KeysPlace`). */
export function operatorsFileIn(folder: string): string {
  return join(folder, 'operators.json');
}

/** Reads the file of operators: none when it does not exist. Throws a sentence when it cannot be used. */
export async function readOperators(file: string): Promise<readonly Operator[]> {
  const text = await readTextIfAny(file);
  if (text === null) return [];
  const stored = parseStoredJson(file, text, OperatorsSchema);
  if (stored.type !== 'found') throw new Error(stored.type === 'broken' ? stored.explanation : `${file} is empty.`);
  return stored.value.operators;
}

/** Replaces the file of operators in one step; only this user can read it. */
export async function writeOperators(file: string, operators: readonly Operator[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  await writeAtomically(file, `${JSON.stringify({ operators }, null, 2)}\n`);
  await chmod(file, 0o600);
}
