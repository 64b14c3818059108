import { describe, expect, it } from '@jest/globals';
import { type Audience, NO_ATTRIBUTES, readFlagFile, toFlagText, type VisitorAttributes, withExperiment } from '../flags/index.ts';
import { createFlagAssignment } from './assignment.ts';

const arms = (weightA: number, weightB: number) => [
  { name: 'a', version: '0.1.0-aaaaaaaaaa', weight: weightA },
  { name: 'b', version: '0.1.0-bbbbbbbbbb', weight: weightB },
];

function assignmentOf(experiments: Readonly<Record<string, Audience>>, weights: readonly [number, number] = [50, 50]) {
  const file = Object.entries(experiments).reduce(
    (before, [remote, audience]) => withExperiment(before, { remote, name: 'lead', arms: arms(...weights), audience }),
    { flags: {} },
  );
  const text = toFlagText(file);
  const read = readFlagFile(text);
  if ('explanation' in read) throw new Error(read.explanation);
  const assignment = createFlagAssignment();
  assignment.replaceFlags(read);
  return assignment;
}

const armFor = (audience: Audience, attributes: Partial<VisitorAttributes>) =>
  assignmentOf({ 'mfe-content': audience }).armOf('mfe-content', {
    visitorId: 'visitor-1',
    attributes: { ...NO_ATTRIBUTES, locale: 'ru', ...attributes },
  })?.arm ?? null;

describe('An experiment for some visitors', () => {
  it.each<[string, Audience, Partial<VisitorAttributes>, Partial<VisitorAttributes>]>([
    ['by language', { locales: ['ru'] }, { locale: 'ru' }, { locale: 'en' }],
    ['by device', { devices: ['mobile', 'tablet'] }, { device: 'tablet' }, { device: 'desktop' }],
    ['by path', { paths: ['/news'] }, { path: '/news' }, { path: '/news/5' }],
    ['by a path and all below', { paths: ['/faq', '/news/*'] }, { path: '/news/5' }, { path: '/' }],
    ['by sign-in', { signedIn: true }, { signedIn: true }, { signedIn: false }],
    ['by their being guests', { signedIn: false }, { signedIn: false }, { signedIn: true }],
    [
      'by all of it',
      { locales: ['en'], devices: ['mobile'], signedIn: true },
      { locale: 'en', device: 'mobile', signedIn: true },
      { locale: 'en', device: 'mobile' },
    ],
  ])('chooses them %s, and leaves the others to the channels', (_what, audience, inside, outside) => {
    expect(armFor(audience, inside)).toMatch(/^[ab]$/);
    expect(armFor(audience, outside)).toBeNull();
  });

  it('gives a visitor the same arm before and after sign-in, in both languages and on each page', () => {
    const assignment = assignmentOf({ 'mfe-content': {} });
    const seen = [{}, { signedIn: true }, { locale: 'en' }, { path: '/news' }, { device: 'mobile' as const }].map(
      (attributes) => assignment.armOf('mfe-content', { visitorId: 'visitor-1', attributes: { ...NO_ATTRIBUTES, ...attributes } })?.arm,
    );
    expect(new Set(seen).size).toBe(1);
  });
});

/** Pearson's statistic: the sum of (observed - expected)² / expected. */
const chiSquare = (observed: readonly number[], expected: readonly number[]) =>
  observed.reduce((sum, count, index) => sum + (count - (expected[index] ?? 0)) ** 2 / (expected[index] ?? 1), 0);

describe('The draw of 100,000 visitors', () => {
  const visitors = Array.from({ length: 100_000 }, (_, index) => `5f0c1b7e-0000-4000-8000-${index.toString(16).padStart(12, '0')}`);
  const assignment = assignmentOf({ 'mfe-content': {}, 'mfe-catalog': {} }, [70, 30]);
  const drawn = visitors.map((visitorId) =>
    ['mfe-content', 'mfe-catalog'].map((remote) => (assignment.armOf(remote, { visitorId })?.arm === 'b' ? 1 : 0)),
  );
  const count = (content: number, catalog: number) => drawn.filter(([one, other]) => one === content && other === catalog).length;
  const table = [count(0, 0), count(0, 1), count(1, 0), count(1, 1)];

  it('gives each arm its share', () => {
    const [none = 0, catalog = 0, content = 0, both = 0] = table;
    // 10.83: one degree of freedom, one in a thousand.
    expect(chiSquare([none + catalog, content + both], [70_000, 30_000])).toBeLessThan(10.83);
    expect(chiSquare([none + content, catalog + both], [70_000, 30_000])).toBeLessThan(10.83);
  });

  it('is independent between two experiments', () => {
    const expected = [49_000, 21_000, 21_000, 9_000];
    // 16.27: three degrees of freedom, one in a thousand.
    expect(chiSquare(table, expected)).toBeLessThan(16.27);
  });
});
