import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from '@jest/globals';
import { schemasIn, writeContracts } from '@vitrava/shared-kit/build/contracts';
import * as kit from '@vitrava/shared-kit/contracts/browser/schema';
import * as own from './contracts.schema.ts';

it('The contracts of the shell are those that npm run fix writes', () => {
  const written = readFileSync(path.join(import.meta.dirname, 'contracts.ts'), 'utf8');
  expect(written).toBe(writeContracts(schemasIn(own), schemasIn(kit), '@vitrava/shared-kit/contracts/browser'));
});
