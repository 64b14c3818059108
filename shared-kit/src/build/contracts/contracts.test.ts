import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { DecimalSchema, TimestampSchema } from '../../contracts/api/index.ts';
import * as browser from '../../contracts/browser/contracts.schema.ts';
import { lenient, nullable, select, Type } from '../../contracts/schema.ts';
import { type Schemas, schemasIn, writeContracts } from './index.ts';

/** What is written below the imports. */
const written = (own: Schemas, kit: Schemas = {}) => writeContracts(own, kit, 'kit').split('\n').slice(4).join('\n').trim();
/** The expression of the contract of one schema. */
const contractOf = (schema: Schemas[string]) => /lazy\(\(\) => ([\s\S]*)\);$/.exec(written({ Answer: schema }))?.[1];

describe('contracts that are generated from schemas', () => {
  it('The contracts of the kit are those that npm run fix writes', () => {
    const file = path.join(import.meta.dirname, '../../contracts/browser/contracts.ts');
    expect(readFileSync(file, 'utf8')).toBe(writeContracts(schemasIn(browser), {}, './primitives.ts'));
  });

  it('A schema becomes a type and a contract that refer to the other schemas by name', () => {
    const Price = DecimalSchema;
    const Line = Type.Object({ id: Type.Integer({ minimum: 1 }), price: Price }, { description: 'A line.' });
    expect(written({ Line, Lines: Type.Array(Line) }, { Price })).toBe(
      [
        '/** A line. */',
        'export interface Line {',
        '  readonly id: number;',
        '  readonly price: Price;',
        '}',
        '',
        'export const lineContract: Contract<unknown, Line> = /* @__PURE__ */ lazy(() => obj({',
        '  id: num,',
        '  price: priceContract,',
        '}));',
        '',
        'export type Lines = readonly Line[];',
        '',
        'export const linesContract: Contract<unknown, Lines> = /* @__PURE__ */ lazy(() => arr(lineContract));',
      ].join('\n'),
    );
  });

  it('The imports are those that the contracts use', () => {
    const text = writeContracts(
      { Line: Type.Object({ price: DecimalSchema, note: nullable(Type.String()) }) },
      { Price: DecimalSchema },
      'kit',
    );
    expect(text.split('\n').slice(1, 3)).toEqual([
      "import { lazy, orNull, priceContract, type Price } from 'kit';",
      "import { type Contract, obj, str } from '@withease/contracts';",
    ]);
  });

  it.each<[string, Schemas[string], string]>([
    ['a pattern', Type.String({ pattern: '^/x$' }), 'matching(/^\\/x$/)'],
    ['a bounded text', Type.String({ minLength: 1, maxLength: 40 }), 'matching(/^[^]{1,40}$/)'],
    ['a date, of which `Date` reads more forms', TimestampSchema, 'str'],
    ['a number without its bounds', Type.Integer({ minimum: 1 }), 'num'],
    ['texts of a closed list', Type.Union([Type.Literal('a'), Type.Literal("b's")]), "oneOf(['a', 'b\\'s'])"],
    ['numbers of a closed list', Type.Union([Type.Literal(2), Type.Literal(3)]), 'or(\n  val(2),\n  val(3),\n)'],
    ['a value or null', nullable(Type.Boolean()), 'orNull(bool)'],
    [
      'a field that may be absent or null',
      lenient(Type.Object({ a: nullable(Type.String()) }), ['a']),
      'obj({\n  a: or(str, nothing),\n})',
    ],
  ])('The contract checks %s', (_, schema, contract) => {
    expect(contractOf(schema)).toBe(contract);
  });

  it('A schema that contains itself becomes a contract that does', () => {
    const Node = Type.Unsafe({
      $id: 'Node',
      type: 'object',
      required: ['children'],
      properties: { children: { type: 'array', items: { $ref: 'Node#' } } },
    });
    expect(contractOf(Node)).toBe('obj({\n  children: arr(answerContract),\n})');
  });

  it('A schema that has no contract is refused', () => {
    expect(() => written({ Answer: Type.Unknown() })).toThrow('There is no contract for the schema {}.');
  });

  it('A field that the API does not declare cannot be selected', () => {
    expect(() => select(Type.Object({ id: Type.Integer() }), ['name'])).toThrow('The API declares no name.');
  });
});
