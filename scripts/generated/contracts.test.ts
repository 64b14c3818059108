import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { Value } from 'typebox/value';
import { contractName, schemasIn } from '../../shared-kit/src/build/contracts/index.ts';
import { valuesOf } from '../../shared-kit/src/contracts/browser/testing/arbitrary.ts';

interface Contract {
  isData(value: unknown): boolean;
  getErrorMessages(value: unknown): string[];
}

const root = path.resolve(import.meta.dirname, '../..');
const folders = globSync('{shell,mfe-*}/src/contracts.schema.ts', { cwd: root }).map((file) => path.dirname(file));
const load = <Exports>(file: string): Exports => jest.requireActual<Exports>(path.join(root, file));
/** Values of a schema that contains itself cannot be drawn. */
const RECURSIVE = /"\$ref"/;

describe.each(folders)('The generated contracts of %s', (folder) => {
  const contracts = load<Record<string, Contract>>(`${folder}/contracts.ts`);
  const schemas = Object.entries(schemasIn(load(`${folder}/contracts.schema.ts`))).filter(
    ([, schema]) => !RECURSIVE.test(JSON.stringify(schema)),
  );

  it.each(schemas)(
    'The contract of %s accepts all values of its schema, with further fields, and refuses other kinds of values',
    (name, schema) => {
      const contract = contracts[contractName(name)];
      const withMore = (value: unknown) => (typeof value === 'object' && !Array.isArray(value) ? { ...value, further_field: 1 } : value);
      fc.assert(fc.property(valuesOf(schema), (value) => contract?.getErrorMessages(withMore(value)).length === 0));
      // Of a schema without required fields, an object without any is a value.
      const others = Value.Check(schema, {}) ? [] : [{}];
      expect([undefined, null, 0, 'text', ...others].filter((value) => contract?.isData(value))).toEqual([]);
    },
  );
});
