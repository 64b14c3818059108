import type { PGlite } from '@electric-sql/pglite';
import { expect, it } from '@jest/globals';
import { workFor } from '../abandoned.ts';
import { oneByOne } from './one-by-one.ts';
import { createQueryMeter } from './query-meter.ts';

it('gives the engine to the call that has had least of it', async () => {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const engine = {
    query: (name: string) => {
      begun.push(name);
      return new Promise<void>((resolve) => void ends.push(resolve));
    },
  } as unknown as PGlite;
  const { client } = oneByOne(engine, createQueryMeter());
  const asked: Promise<unknown>[] = [];
  const ask = (who: { isGone: () => boolean }, name: string) => workFor(who, () => void asked.push(client.query(name)));
  const until = async (count: number) => {
    while (begun.length < count) await new Promise((resolve) => setTimeout(resolve, 2));
  };
  const [long, short] = [{ isGone: () => false }, { isGone: () => false }];
  ask(long, 'long 1');
  ask(long, 'long 2');
  ask(long, 'long 3');
  await until(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  ask(short, 'short 1');
  for (let count = 1; count <= 4; count += 1) {
    await until(count);
    ends[count - 1]?.();
  }
  await Promise.all(asked);
  expect(begun).toEqual(['long 1', 'short 1', 'long 2', 'long 3']);
});
