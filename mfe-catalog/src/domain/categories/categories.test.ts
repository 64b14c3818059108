import { describe, expect, it } from '@jest/globals';
import { categoryListContract } from '../../contracts.ts';
import { category } from '../../testing/index.ts';
import { openBranch, pathTo } from './index.ts';

const sport = { slug: 'sport', name: 'Спорт', count: 3, children: [{ slug: 'protein', name: 'Протеин', count: 3, children: [] }] };

describe('categories', () => {
  it('are accepted with all that is beneath them', () => {
    expect(categoryListContract.isData({ count: 1, results: [category] })).toBe(true);
    expect(categoryListContract.isData({ count: 1, results: [{ ...category, children: [{ slug: 'x' }] }] })).toBe(false);
  });

  it('have a path from the root', () => {
    expect(pathTo([sport, category], 'calcium').map((node) => node.slug)).toEqual(['minerals', 'calcium']);
    expect(pathTo([sport, category], 'nothing')).toEqual([]);
  });

  it('are open along the chosen one only', () => {
    const [closed, open] = openBranch([sport, category], 'minerals');
    expect(closed?.children).toEqual([]);
    expect(open?.children.map((node) => node.slug)).toEqual(['magnesium', 'calcium']);
  });
});
