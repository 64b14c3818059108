import { describe, expect, it } from '@jest/globals';
import { EmbedContractSchema } from '@vitrava/shared-kit/contracts/embed-contract';
import { Value } from 'typebox/value';
import { writeConsumerTypes } from './write-consumer-types.ts';

const NOTHING = { fields: {}, required: [] };
/** Closes the declarations around it and adds a statement. */
const CODE = "x': 1 } } } console.log('ran'); declare module 'y' { interface A { b: { 'd";

describe('The types of the fragments of another team', () => {
  it('A name of a fragment that contains code is refused in a manifest', () => {
    const uses = {};
    expect(Value.Check(EmbedContractSchema, { offers: { shelf: NOTHING }, uses })).toBe(true);
    expect(Value.Check(EmbedContractSchema, { offers: { [CODE]: NOTHING }, uses })).toBe(false);
    expect(Value.Check(EmbedContractSchema, { offers: {}, uses, emits: { [CODE]: { chosen: NOTHING } } })).toBe(false);
  });

  it('A name that contains code stays one name in the module that is written', () => {
    const text = writeConsumerTypes({ owner: 'acme', units: {}, fragments: { [CODE]: NOTHING } }, 'acme');
    expect(text).toContain(`\n      readonly ${JSON.stringify(CODE)}: { readonly input: Record<string, never> };\n`);
  });
});
