import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import fastify from 'fastify';
import { registerEvents } from './events.ts';
import { createTelemetry } from './telemetry.ts';
import { createVitals } from './vitals.ts';

const isServed = (remote: string, version: string) => remote === 'mfe-catalog' && /^1\.0\.\d+$/.test(version);
const hasPage = (remote: string, version: string, name: string) => isServed(remote, version) && name === 'product';

function open() {
  const app = fastify();
  const telemetry = createTelemetry({ isServed, hasPage });
  app.register(async (scope) => registerEvents(scope, telemetry));
  const send = (events: unknown) =>
    app.inject({
      method: 'POST',
      url: '/_events',
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      payload: JSON.stringify({ events }),
    });
  const rows = (title: string) => telemetry.tables().find((table) => table.title === title)?.rows ?? [];
  return { app, telemetry, send, rows };
}

const CATALOGUE = { remote: 'mfe-catalog', version: '1.0.0' } as const;
const vital = (name: string, value: unknown, who: object = CATALOGUE) => ({ type: 'vital', name, value, ...who });

describe('Web Vitals', () => {
  it('are added up per remote and version: visits, the 75th percentile, shares of good and poor', async () => {
    const { send, rows } = open();
    const answer = await send([
      ...[900, 1000, 1100, 2600].map((value) => vital('LCP', value)),
      ...[0, 0, 0, 0.3].map((value) => vital('CLS', value)),
      vital('INP', 700, { ...CATALOGUE, version: '1.0.1' }),
    ]);
    expect(answer.statusCode).toBe(204);
    const [lcp, cls, inp] = rows('Web Vitals of visitors');
    expect(lcp?.slice(0, 4)).toEqual(['mfe-catalog', '1.0.0', 'LCP', 4]);
    expect(Number.parseInt(String(lcp?.[4]), 10)).toBeGreaterThanOrEqual(1100);
    expect(Number.parseInt(String(lcp?.[4]), 10)).toBeLessThanOrEqual(1210);
    expect(lcp?.slice(5)).toEqual(['75 %', '25 %', '0 %']);
    expect(cls).toEqual(['mfe-catalog', '1.0.0', 'CLS', 4, '0', '75 %', '0 %', '25 %']);
    expect(inp?.slice(1, 4)).toEqual(['1.0.1', 'INP', 1]);
    expect(inp?.slice(5)).toEqual(['0 %', '0 %', '100 %']);
  });

  it('come within ten per cent of the true percentile, whatever the values', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 200 }), (values) => {
        const vitals = createVitals();
        for (const value of values) vitals.add('mfe-catalog', '1.0.0', 'LCP', value);
        const truth = [...values].sort((one, other) => one - other)[Math.ceil(values.length * 0.75) - 1] ?? 0;
        const measured = vitals.rows()[0]?.p75 ?? 0;
        expect(measured).toBeGreaterThanOrEqual(truth - 1);
        expect(measured).toBeLessThanOrEqual(truth * 1.1 + 1);
      }),
    );
  });

  it.each([
    ['no number', vital('LCP', '900')],
    ['nothing', vital('LCP', undefined)],
    ['less than nothing', vital('LCP', -1)],
    ['more than ten minutes', vital('LCP', 1e9)],
    ['a metric that is none', vital('toString', 1)],
    ['an error with words', { type: 'error', name: 'window:Иван', ...CATALOGUE }],
    ['an error of no known source', { type: 'error', name: 'server:Error', ...CATALOGUE }],
  ])('and the like are dropped when they are wrong: %s', async (_what, event) => {
    const { send, telemetry, rows } = open();
    await send([event]);
    expect(rows('Events not understood')).toEqual([[1]]);
    expect(telemetry.tables().flatMap((table) => table.rows)).toHaveLength(1);
  });

  it('of versions that were never served are counted together and cannot fill the memory', async () => {
    const { send, rows } = open();
    for (let batch = 0; batch < 40; batch += 1) {
      await send(
        Array.from({ length: 50 }, (_, index) =>
          index % 2
            ? vital('LCP', 5, { remote: `r${index}`, version: `v${batch}` })
            : { type: 'page', name: `p${batch}-${index}`, ...CATALOGUE },
        ),
      );
    }
    expect(rows('Web Vitals of visitors').map((row) => row.slice(0, 4))).toEqual([['other', '', 'LCP', 1000]]);
    expect(rows('Pages shown')).toEqual([['mfe-catalog', '1.0.0', 'other', 1000]]);
  });
});

describe('pages and errors', () => {
  it('are counted by name, per remote and version', async () => {
    const { send, rows } = open();
    const page = { type: 'page', name: 'product', ...CATALOGUE };
    await send([page, page, { type: 'error', name: 'remote:ChunkLoadError', ...CATALOGUE }]);
    expect(rows('Pages shown')).toEqual([['mfe-catalog', '1.0.0', 'product', 2]]);
    expect(rows('Errors in browsers')).toEqual([['mfe-catalog', '1.0.0', 'remote:ChunkLoadError', 1]]);
  });
});

describe('events from browsers', () => {
  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"events":{}}',
    '{"events":[{"type":"vital","name":"Мой адрес: ул. Ленина"}]}',
    '{"events":[1,"x",null]}',
  ])('are dropped when they are garbage: %p', async (payload) => {
    const { app, rows, telemetry } = open();
    const answer = await app.inject({ method: 'POST', url: '/_events', headers: { 'content-type': 'application/json' }, payload });
    expect(answer.statusCode).toBe(204);
    expect(rows('Events not understood')).toHaveLength(1);
    expect(telemetry.tables().flatMap((table) => table.rows)).toHaveLength(1);
  });

  it('are bounded in size', async () => {
    const { app } = open();
    const huge = await app.inject({
      method: 'POST',
      url: '/_events',
      headers: { 'content-type': 'text/plain' },
      payload: 'x'.repeat(20_000),
    });
    expect(huge.statusCode).toBe(413);
  });
});
