import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { createCounters, operate } from './index.ts';

async function open() {
  const app = fastify();
  await app.register(operate);
  return app;
}

describe('what the console reads', () => {
  it('The report has the present state of each part of the server, without one that cannot be read', async () => {
    const app = await open();
    app.counters.add('render');
    app.counters.add('render');
    app.console.provide('renderPool', () => {
      throw new Error('no pool');
    });
    const failed: string[] = [];
    const parts = await app.console.read((name) => failed.push(name));
    expect(parts).toEqual({ counters: { render: 2 } });
    expect(failed).toEqual(['renderPool']);
  });
});

describe('the counters', () => {
  it('are bounded in names', () => {
    const counters = createCounters();
    for (let index = 0; index < 1000; index += 1) counters.add(`name ${index}`);
    expect(Object.keys(counters.read())).toHaveLength(501);
  });
});

describe('the health of the server', () => {
  it('The server is ready when nothing required is missing, and reports what is', async () => {
    const app = await open();
    let isStarted = false;
    app.readiness.require('release', async () => true);
    app.readiness.require('render pool', () => isStarted);
    const early = await app.inject('/readyz');
    expect([early.statusCode, early.json()]).toEqual([503, { status: 'not ready', missing: ['render pool'] }]);
    isStarted = true;
    const ready = await app.inject('/readyz');
    expect([ready.statusCode, ready.json(), ready.headers['cache-control']]).toEqual([200, { status: 'ready' }, 'no-store']);
  });

  it('The server is healthy, and reports it, while something is away that it can do without for now', async () => {
    const app = await open();
    app.readiness.mention('release store', () => false);
    const answer = await app.inject('/readyz');
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: 'ready', away: ['release store'] }]);
  });

  it('is good as long as the process answers, whatever it lacks', async () => {
    const app = await open();
    app.readiness.require('release', () => false);
    expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' });
  });
});
