import type { Static, TSchema } from 'typebox';
import { Value } from 'typebox/value';
import type { DistFile } from '../build/index.ts';
import { type Refusal, refuse } from '../refusals/index.ts';
import { listSchemaErrors } from '../store/index.ts';

/** A JSON file of the build that its schema accepts, or the refusal with all of its errors. */
export function readBuildJson<T extends TSchema>(
  files: readonly DistFile[],
  path: string,
  schema: T,
): { readonly value: Static<T> } | { readonly refusal: Refusal } {
  const file = files.find((candidate) => candidate.path === path);
  if (!file) return { refusal: refuse('file-missing', { file: path, namedBy: 'the layout of a build' }) };
  let value: unknown;
  try {
    value = JSON.parse(file.content.toString('utf8'));
  } catch (error) {
    return { refusal: refuse('manifest-invalid', { file: path, problems: [error instanceof Error ? error.message : String(error)] }) };
  }
  if (Value.Check(schema, value)) return { value };
  return { refusal: refuse('manifest-invalid', { file: path, problems: listSchemaErrors(schema, value) }) };
}
