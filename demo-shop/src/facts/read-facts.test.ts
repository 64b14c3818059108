import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { SlugSchema, strict } from '@vitrava/reference-api/seed';
import { Type } from 'typebox';
import { readFacts } from './index.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vitrava-facts-'));
const Makes = Type.Array(strict({ form: SlugSchema, packs: Type.Array(Type.Integer({ minimum: 1 })) }));
const read = (text: string) => {
  writeFileSync(path.join(folder, 'makes.json'), text);
  return () => readFacts('makes.json', Makes, folder);
};

describe('a data file', () => {
  afterAll(() => rmSync(folder, { recursive: true }));

  it('gives its facts when they fit the schema', () => {
    expect(read('[{ "form": "tablets", "packs": [60] }]')()).toEqual([{ form: 'tablets', packs: [60] }]);
  });

  it.each([
    ['a value of another kind', '[{ "form": "tablets", "packs": [60, "120"] }]', 'makes.json: /0/packs/1 must be integer'],
    ['a missing fact', '[{ "form": "tablets" }]', 'makes.json: /0 must have required properties packs'],
    ['a misspelt fact', '[{ "form": "tablets", "packs": [60], "dosee": "1 g" }]', 'makes.json: /0 must not have additional properties'],
    ['a slug with capitals', '[{ "form": "Tablets", "packs": [60] }]', 'makes.json: /0/form must match pattern'],
    ['text that is no JSON', '[{ form: ]', 'makes.json: '],
  ])('names the file and the place of %s', (_what, text, message) => {
    expect(read(text)).toThrow(message);
  });
});
