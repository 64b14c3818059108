import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Refusal, refuse } from '../refusals/index.ts';
import { type Operator, readOperators, writeOperators } from './operators-file.ts';

const KEY_BYTES = 32;

/** Makes a key for a new operator and gives it; only its hash is kept. Refuses a name that has one already. */
export async function addOperator(file: string, name: string, at: string): Promise<{ readonly key: string } | Refusal> {
  const operators = await readOperators(file);
  if (operators.some((operator) => operator.name === name)) return refuse('operator-known', { name });
  const key = `vo_${randomBytes(KEY_BYTES).toString('base64url')}`;
  await writeOperators(file, [...operators, { name, keyHash: hashOf(key), addedAt: at }]);
  return { key };
}

/** Ends the key of an operator, and with it all that it has signed in. */
export async function removeOperator(file: string, name: string): Promise<Refusal | null> {
  const operators = await readOperators(file);
  const remaining = operators.filter((operator) => operator.name !== name);
  if (remaining.length === operators.length) return refuse('operator-unknown', { name, known: operators.map((operator) => operator.name) });
  await writeOperators(file, remaining);
  return null;
}

/** The operator with this key; null when there is none. Any string is safe. */
export function operatorWithKey(operators: readonly Operator[], key: string): Operator | null {
  const hash = Buffer.from(hashOf(key));
  return operators.find(({ keyHash }) => timingSafeEqual(Buffer.from(keyHash), hash)) ?? null;
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
