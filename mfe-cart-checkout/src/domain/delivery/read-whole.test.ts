import { describe, expect, it } from '@jest/globals';
import { readWhole } from './read-whole.ts';

const items = (count: number, from = 1) => Array.from({ length: count }, (_, index) => ({ id: from + index }));

describe('a list that is read whole', () => {
  it.each([
    [0, 1],
    [99, 1],
    [100, 1],
    [101, 2],
    [250, 3],
  ])('of %i needs pages: %i', async (count, pages) => {
    const asked: number[] = [];
    const whole = await readWhole(async (page) => {
      asked.push(page);
      return { count, results: items(count).slice((page - 1) * 100, page * 100) };
    });
    expect([whole, asked.length]).toEqual([items(count), pages]);
  });

  it('needs no certain size of a page', async () => {
    expect(await readWhole(async (page) => ({ count: 120, results: items(120).slice((page - 1) * 50, page * 50) }))).toEqual(items(120));
  });

  it('has each once when something comes before them meanwhile, and ends when there is less than was said', async () => {
    const pages = [items(100), items(20, 100)];
    const whole = await readWhole(async (page) => ({ count: 500, results: pages[page - 1] ?? [] }));
    expect(whole).toEqual(items(119));
  });
});
