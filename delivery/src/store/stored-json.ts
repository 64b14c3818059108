import type { Static, TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { Value } from 'typebox/value';
import { readTextIfAny } from './atomic-file.ts';
import type { Stored } from './release-store.ts';

/** Reads a JSON file that anyone may have edited: accepted by the schema, absent, or broken with the first reason. */
export async function readStoredJson<T extends TSchema>(path: string, schema: T): Promise<Stored<Static<T>>> {
  const text = await readTextIfAny(path).catch((error: unknown) => ({ failed: String(error) }));
  if (text === null) return { type: 'absent' };
  if (typeof text === 'object') return { type: 'broken', explanation: `${path} cannot be read: ${text.failed}.` };
  return parseStoredJson(path, text, schema);
}

/** The same check for text that is already loaded; `name` is its source. */
export function parseStoredJson<T extends TSchema>(name: string, text: string, schema: T): Stored<Static<T>> {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return { type: 'broken', explanation: `${name} is not JSON: ${error instanceof Error ? error.message : String(error)}.` };
  }
  if (validatorOf(schema).Check(value)) return { type: 'found', value: value as Static<T> };
  return { type: 'broken', explanation: `${name} is not what it should be: ${listSchemaErrors(schema, value)[0] ?? 'unknown reason'}.` };
}

/** Compiled once: the record of the shell's release takes 1 ms to check then, and 100 to 200 without. */
const validators = new WeakMap<TSchema, Validator>();

function validatorOf(schema: TSchema): Validator {
  const validator = validators.get(schema) ?? Compile(schema);
  validators.set(schema, validator);
  return validator;
}

/** Readable messages of a schema check, each with its place. */
export function listSchemaErrors(schema: TSchema, value: unknown): string[] {
  return Value.Errors(schema, value).map((error) => `${error.instancePath || '/'} ${error.message}`);
}
