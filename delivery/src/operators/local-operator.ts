import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { KeysPlace } from '../signing/index.ts';
import { readTextIfAny } from '../store/index.ts';
import { addOperator, operatorWithKey } from './operators.ts';
import { operatorsFileIn, readOperators } from './operators-file.ts';

/** The operator of a machine with a store of its own. */
const LOCAL_OPERATOR = 'local';

/** This machine's operator key, made when there is no operator, for its user alone; null when it is not valid. */
export async function localOperatorKey({ folder }: Pick<KeysPlace, 'folder'>, at: string): Promise<string | null> {
  const [file, operatorsFile] = [join(folder, 'local.operator'), operatorsFileIn(folder)];
  const operators = await readOperators(operatorsFile);
  const stored = (await readTextIfAny(file))?.trim();
  if (stored && operatorWithKey(operators, stored)) return stored;
  if (operators.length > 0) return null;
  const added = await addOperator(operatorsFile, LOCAL_OPERATOR, at);
  if ('explanation' in added) return null;
  await mkdir(folder, { recursive: true });
  await writeFile(file, `${added.key}\n`, { mode: 0o600 });
  return added.key;
}
