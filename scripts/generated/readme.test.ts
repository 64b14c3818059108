import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { consumerTypesBelow } from './consumer-types.ts';
import { describeRemote, fillRows } from './readme.ts';

const root = path.resolve(import.meta.dirname, '../..');
const remotes = globSync('mfe-*/README.md', { cwd: root }).map((file) => path.dirname(file));

describe('the README of a remote', () => {
  it.each(remotes)('The README of %s lists the bus units and API calls of its sources, as npm run fix writes them', (remote) => {
    expect(readFileSync(path.join(root, remote, 'README.md'), 'utf8')).toBe(describeRemote(path.join(root, remote)));
  });

  it('A row without values has a dash, and the other lines stay', () => {
    const text = '# x\n\n| **Emits** | old |\n| **Listens** | old |\n| **Calls** | – |\n\nText\n';
    expect(fillRows(text, { Emits: ['`cart/$a`', '`cart/b`'], Listens: [], Calls: ['`GET api/x/`'] })).toBe(
      '# x\n\n| **Emits** | `cart/$a`, `cart/b` |\n| **Listens** | – |\n| **Calls** | `GET api/x/` |\n\nText\n',
    );
  });

  it('A README without the rows is refused', () => {
    expect(() => fillRows('# x\n', { Emits: [], Listens: [], Calls: [] })).toThrow('The README has no row "| **Emits** | … |".');
  });
});

it('What a workspace takes from the declarations of another is as they are, as npm run fix writes them', () => {
  const texts = consumerTypesBelow(root);
  expect(texts.size).toBeGreaterThan(5);
  for (const [file, text] of texts) expect(readFileSync(file, 'utf8')).toBe(text);
});
