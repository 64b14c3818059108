import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { overlap, readSheet, type SheetRule } from './read-sheet.ts';

/*
 * Pages of a remote come to the parts that they share in different orders, and the bundler joins the sheets of these in one of them. So no
 * look may hang on which sheet comes first: an element has the classes of one sheet alone, and where another sheet reaches for it (as what
 * lies in a row does), that rule is heavier or lighter than the part's own.
 */

const root = path.resolve(import.meta.dirname, '../..');
const find = (pattern: string) => globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }).sort();

const RULES = find('{shell,mfe-*,shared-kit}/src/**/*.module.css').flatMap((file) =>
  readSheet(file, readFileSync(path.join(root, file), 'utf8')),
);

const ownerOf = ({ file }: SheetRule) => file.split('/')[0] ?? '';
/** A remote's sheet meets those of its own and of the kit. */
const canMeet = (one: SheetRule, two: SheetRule) =>
  one.file !== two.file && (ownerOf(one) === ownerOf(two) || [one, two].some((rule) => ownerOf(rule) === 'shared-kit'));

function tiesOf(reaching: SheetRule): string[] {
  return RULES.filter(
    (own) =>
      own.isOwn &&
      canMeet(reaching, own) &&
      own.weight === reaching.weight &&
      own.pseudoElement === reaching.pseudoElement &&
      (own.type === null || reaching.type === null || own.type === reaching.type) &&
      overlap(own, reaching),
  ).map((own) => `${reaching.file} ${reaching.selector} = ${own.file} ${own.selector}`);
}

describe('style sheets', () => {
  it('are read, with what weighs how much', () => {
    const sheet = '.a:is(.b, p.c) > svg,\n.d :where(.e) { color: red }\n@media print { .f::before { flex: 1; top: 0 } }';
    expect(readSheet('x', sheet).map(({ selector, isOwn, weight, properties }) => [selector, isOwn, weight, properties])).toEqual([
      ['.a:is(.b, p.c) > svg', false, '2,2', ['color']],
      ['.d :where(.e)', false, '1,0', ['color']],
      ['.f::before', true, '1,1', ['flex', 'top']],
    ]);
  });

  it('give the same look in whichever order they come', () => {
    expect(RULES.length).toBeGreaterThan(500);
    expect(RULES.filter(({ isOwn }) => !isOwn).flatMap(tiesOf)).toEqual([]);
  });

  it.each(find('shared-kit/src/ui/*/*.tsx').filter((file) => !file.includes('.test.')))('%s takes no class of its users', (file) => {
    const text = readFileSync(path.join(root, file), 'utf8');
    expect(text).not.toMatch(/\bclassName\??:|\{[^}\n]*\bclassName\b[^}\n]*\}: /);
  });
});
