import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Static, TSchema } from 'typebox';
import { Compile } from 'typebox/compile';

const DATA = path.resolve(import.meta.dirname, '../../data');
/** A value that fits no member of a union fails each of them: the first few are enough. */
const SHOWN_ERRORS = 5;

/** The facts of a data file below `demo-shop/data`. Fails with the file and the path of each bad fact. */
export function readFacts<Schema extends TSchema>(file: string, schema: Schema, folder: string = DATA): Static<Schema> {
  const facts = parse(file, readFileSync(path.join(folder, file), 'utf8'));
  const validator = Compile(schema as TSchema);
  if (validator.Check(facts)) return facts as Static<Schema>;
  const errors = validator.Errors(facts).map(({ instancePath, message }) => `${file}: ${instancePath || '/'} ${message}`);
  const rest = errors.length - SHOWN_ERRORS;
  throw new Error([...errors.slice(0, SHOWN_ERRORS), ...(rest > 0 ? [`… and ${rest} more`] : [])].join('\n'));
}

/** The facts of every file of a folder below `demo-shop/data`, in the order of their names. */
export function readFolder<Schema extends TSchema>(name: string, schema: Schema): Static<Schema>[] {
  const files = readdirSync(path.join(DATA, name)).filter((file) => file.endsWith('.json'));
  return files.toSorted().map((file) => readFacts(`${name}/${file}`, schema));
}

function parse(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}
