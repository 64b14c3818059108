import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import fastify from 'fastify';
import { registerEvents } from './events.ts';
import { createQuota } from './quota.ts';
import { createTelemetry, type Telemetry } from './telemetry.ts';
import { createVitals } from './vitals.ts';

type Figures = ReturnType<Telemetry['figures']>;

const manifest = { routes: [{ name: 'product' }] };
/** The compositions of the shop are `c0` and `c1`: the catalogue in version 1.0.0 or 1.0.1. */
const byId = async (id: string) =>
  /^c[01]$/.test(id) ? ({ releases: { 'mfe-catalog': { version: `1.0.${id[1]}`, manifest } } } as never) : null;
const OWN_PAGE = { 'content-type': 'text/plain;charset=UTF-8', 'sec-fetch-site': 'same-origin' };

function open() {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = fastify({ logger: { level: 'warn', stream } });
  let time = 0;
  const telemetry = createTelemetry({ byId, quota: createQuota(() => time) });
  app.register(async (scope) => registerEvents(scope, telemetry));
  const send = (events: unknown, composition = 'c0', headers: Record<string, string> = OWN_PAGE, remoteAddress = '192.0.2.1') =>
    app.inject({ method: 'POST', url: '/_events', headers, remoteAddress, payload: JSON.stringify({ composition, events }) });
  const wait = (ms: number) => {
    time += ms;
  };
  const rows = (title: keyof typeof TABLES) => TABLES[title](telemetry.figures());
  return { app, telemetry, send, wait, rows, lines };
}

const percent = (part: number) => `${Math.round(part * 100)} %`;
const cells = ({ remote, version, name, count }: { remote: string; version: string; name: string; count: number }) => [
  remote,
  version,
  name,
  count,
];
/** What is added up, as rows of cells. */
const TABLES = {
  'Web Vitals of visitors': ({ vitals }: Figures) =>
    vitals.map((row) => [
      ...cells(row),
      `${row.p75} ${row.unit}`.trim(),
      percent(row.good),
      percent(row.middling),
      percent(row.poor),
      row.composition,
    ]),
  'Pages shown': ({ pages }: Figures) => pages.map(cells),
  'Errors in browsers': ({ errors }: Figures) => errors.map((figure) => [...cells(figure), figure.composition]),
  'Events not understood': ({ notCounted }: Figures) => (notCounted.notUnderstood > 0 ? [[notCounted.notUnderstood]] : []),
  'Events beyond the bounds of an address': ({ notCounted }: Figures) => (notCounted.beyondBounds > 0 ? [[notCounted.beyondBounds]] : []),
} as const;

const CATALOGUE = { remote: 'mfe-catalog', version: '1.0.0' } as const;
const vital = (name: string, value: unknown, who: object = CATALOGUE) => ({ type: 'vital', name, value, ...who });

describe('Web Vitals', () => {
  it('are added up per remote and version: visits, the 75th percentile, shares of good and poor', async () => {
    const { send, rows } = open();
    const answer = await send([
      ...[900, 1000, 1100, 2600].map((value) => vital('LCP', value)),
      ...[0, 0, 0, 0.3].map((value) => vital('CLS', value)),
    ]);
    await send([vital('INP', 700, { ...CATALOGUE, version: '1.0.1' })], 'c1');
    expect(answer.statusCode).toBe(204);
    const [lcp, cls, inp] = rows('Web Vitals of visitors');
    expect(lcp?.slice(0, 4)).toEqual(['mfe-catalog', '1.0.0', 'LCP', 4]);
    expect(Number.parseInt(String(lcp?.[4]), 10)).toBeGreaterThanOrEqual(1100);
    expect(Number.parseInt(String(lcp?.[4]), 10)).toBeLessThanOrEqual(1210);
    expect(lcp?.slice(5)).toEqual(['75 %', '25 %', '0 %', 'c0']);
    expect(cls).toEqual(['mfe-catalog', '1.0.0', 'CLS', 4, '0', '75 %', '0 %', '25 %', 'c0']);
    expect(inp?.slice(1, 4)).toEqual(['1.0.1', 'INP', 1]);
    expect(inp?.slice(5)).toEqual(['0 %', '0 %', '100 %', 'c1']);
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
    expect(telemetry.figures()).toMatchObject({ vitals: [], pages: [], errors: [] });
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
    expect(rows('Pages shown')).toEqual([['mfe-catalog', '1.0.0', 'other', 600]]);
  });
});

describe('pages and errors', () => {
  it('are counted by name, per remote and version', async () => {
    const { send, rows } = open();
    const page = { type: 'page', name: 'product', ...CATALOGUE };
    await send([page, page, { type: 'error', name: 'remote:ChunkLoadError', ...CATALOGUE }]);
    expect(rows('Pages shown')).toEqual([['mfe-catalog', '1.0.0', 'product', 2]]);
    expect(rows('Errors in browsers')).toEqual([['mfe-catalog', '1.0.0', 'remote:ChunkLoadError', 1, 'c0']]);
  });
});

describe('failed calls', () => {
  const call = (request: unknown, name = 'call:503') => ({ type: 'call', name, ...CATALOGUE, request });

  it('are counted by status, each with its id in the log; what is no id or no status is dropped', async () => {
    const { send, rows, lines } = open();
    await send([
      call('0a1b2c3d-1'),
      call('0a1b2c3d-2'),
      call('a"b\nccccc'),
      call('0a1b2c3d-3', 'call:Иван'),
      call('0a1b2c3d-4', 'call:9999'),
      call('0a1b2c3d-5', 'call:unreadable'),
    ]);
    expect(rows('Errors in browsers')).toEqual([
      ['mfe-catalog', '1.0.0', 'call:503', 2, 'c0'],
      ['mfe-catalog', '1.0.0', 'call:unreadable', 1, 'c0'],
    ]);
    expect(rows('Events not understood')).toEqual([[3]]);
    expect(lines.flatMap((line) => (JSON.parse(line) as { call?: string }).call ?? [])).toEqual(['0a1b2c3d-1', '0a1b2c3d-2', '0a1b2c3d-5']);
  });

  it('are bounded per address', async () => {
    const { send, rows } = open();
    for (let batch = 0; batch < 4; batch += 1) await send(Array.from({ length: 40 }, (_, index) => call(`0a1b2c3d-${batch}-${index}`)));
    expect(rows('Errors in browsers')).toEqual([['mfe-catalog', '1.0.0', 'call:503', 60, 'c0']]);
  });
});

describe('events from browsers', () => {
  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"events":[]}',
    '{"composition":"c0","events":{}}',
    '{"composition":"c0","events":[{"type":"vital","name":"Мой адрес: ул. Ленина"}]}',
    '{"composition":"c0","events":[1,"x",null]}',
  ])('are dropped when they are garbage: %p', async (payload) => {
    const { app, rows, telemetry } = open();
    const answer = await app.inject({
      method: 'POST',
      url: '/_events',
      headers: { ...OWN_PAGE, 'content-type': 'application/json' },
      payload,
    });
    expect(answer.statusCode).toBe(204);
    expect(rows('Events not understood')).toHaveLength(1);
    expect(telemetry.figures()).toMatchObject({ vitals: [], pages: [], errors: [] });
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

  it.each([
    ['from another site', 'c0', { 'sec-fetch-site': 'cross-site' }],
    ['from another origin', 'c0', { origin: 'http://evil.example' }],
    ['by no browser', 'c0', { 'content-type': 'text/plain' }],
    ['for a composition that no server has put together', 'c7', OWN_PAGE],
  ])('are dropped when they are sent %s', async (_what, composition, headers) => {
    const { send, rows } = open();
    await send([{ type: 'error', name: 'window:TypeError', ...CATALOGUE }], composition, headers);
    expect([rows('Errors in browsers'), rows('Events not understood')]).toEqual([[], [[1]]]);
  });

  it('Events are accepted from browsers that only send their origin', async () => {
    const { send, rows } = open();
    await send([{ type: 'error', name: 'window:TypeError', ...CATALOGUE }], 'c0', { origin: 'http://localhost:80', host: 'localhost' });
    expect(rows('Errors in browsers')).toHaveLength(1);
  });

  it('of one failure count once a minute for an address, however often they are sent', async () => {
    const { send, wait, rows } = open();
    const calls = async () => {
      for (let call = 0; call < 40; call += 1) await send(Array(49).fill({ type: 'error', name: 'window:TypeError', ...CATALOGUE }));
    };
    await calls();
    expect(rows('Errors in browsers')).toEqual([['mfe-catalog', '1.0.0', 'window:TypeError', 1, 'c0']]);
    await send([{ type: 'error', name: 'window:TypeError', ...CATALOGUE }], 'c0', OWN_PAGE, '192.0.2.2');
    wait(61_000);
    await calls();
    expect(rows('Errors in browsers')).toEqual([['mfe-catalog', '1.0.0', 'window:TypeError', 3, 'c0']]);
  });

  it('are bounded per address, also when each of them is another one, and for all addresses of a customer', async () => {
    const { send, rows } = open();
    const word = (number: number) => `window:E${number.toString(26).replace(/\d/g, (digit) => 'QRSTUVWXYZ'[Number(digit)] ?? '')}`;
    for (let call = 0; call < 40; call += 1) {
      const events = Array.from({ length: 49 }, (_, index) => ({ type: 'error', name: word(call * 49 + index), ...CATALOGUE }));
      await send(events, 'c0', OWN_PAGE, `2001:db8:1:1::${call.toString(16)}`);
    }
    expect(rows('Errors in browsers').reduce((sum, row) => sum + Number(row[3]), 0)).toBe(60);
    expect(rows('Events beyond the bounds of an address')).toEqual([[1900]]);
  });
});
