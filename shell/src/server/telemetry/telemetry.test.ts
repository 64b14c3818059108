import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { createCounters, registerConsole, registerEvents } from './index.ts';

function open() {
  const app = fastify();
  const counters = createCounters();
  registerEvents(app, counters);
  registerConsole(app, async () => [
    { title: 'Counters', rows: counters.rows().map(({ name, count, mean }) => [name, count, mean ?? '']) },
  ]);
  return { app, counters };
}

describe('events from browsers', () => {
  it('are counted by name, with the mean of their value', async () => {
    const { app, counters } = open();
    const vital = (value: number) => ({ type: 'vital', name: 'LCP', remote: 'mfe-catalog', value });
    const answer = await app.inject({
      method: 'POST',
      url: '/_events',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      payload: JSON.stringify({ events: [vital(100), vital(300), { type: 'error', name: 'mount' }] }),
    });
    expect(answer.statusCode).toBe(204);
    expect(counters.rows()).toEqual([
      { name: 'error mount', count: 1, mean: null },
      { name: 'vital LCP mfe-catalog', count: 2, mean: 200 },
    ]);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"events":{}}',
    '{"events":[{"type":"vital","name":"Мой адрес: ул. Ленина"}]}',
    '{"events":[1,"x",null]}',
  ])('are dropped when they are garbage: %p', async (payload) => {
    const { app, counters } = open();
    const answer = await app.inject({ method: 'POST', url: '/_events', headers: { 'content-type': 'application/json' }, payload });
    expect(answer.statusCode).toBe(204);
    expect(counters.rows().map(({ name }) => name)).toEqual(['dropped']);
  });

  it('are bounded in size and in names', async () => {
    const { app, counters } = open();
    const huge = await app.inject({
      method: 'POST',
      url: '/_events',
      headers: { 'content-type': 'text/plain' },
      payload: 'x'.repeat(20_000),
    });
    expect(huge.statusCode).toBe(413);
    for (let index = 0; index < 1000; index += 1) counters.add(`name ${index}`);
    expect(counters.rows()).toHaveLength(501);
  });

  it('show on the console, escaped', async () => {
    const { app, counters } = open();
    counters.add('<script>');
    const answer = await app.inject('/_console');
    expect(answer.body).toContain('<td>&lt;script&gt;</td><td>1</td>');
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  });
});
