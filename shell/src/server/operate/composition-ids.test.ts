import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { PageDocumentState } from '@vitrava/shared-kit/contracts/page';
import { pino } from 'pino';
import { type FixtureShop, openFixtureShop, SERVER_FILES } from '../testing/index.ts';

const written: Record<string, unknown>[] = [];
const logger = pino(
  { level: 'info', base: null },
  { write: (line: string) => void written.push(JSON.parse(line) as Record<string, unknown>) },
);
const lines = (wanted: Record<string, unknown>) =>
  written.filter((line) => Object.entries(wanted).every(([key, value]) => line[key] === value));

let shop: FixtureShop;
let broken: FixtureShop;
let id = '';
beforeAll(async () => {
  shop = await openFixtureShop(
    [
      { remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() },
      { remote: 'mfe-content', version: '1.0.0-a', server: SERVER_FILES.throws, routes: { news: '/news' } },
    ],
    {},
    undefined,
    logger,
  );
  broken = await openFixtureShop([{ remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.throws }], {}, undefined, logger);
  const { body } = await shop.app.inject('/news');
  const state = /<script type="application\/json" id="vitrava-page">(.*?)<\/script>/s.exec(body)?.[1] ?? '{}';
  id = (JSON.parse(state) as PageDocumentState).composition.id;
});
afterAll(() => Promise.all([shop.close(), broken.close()]));

describe('an operator finds the id of the composition', () => {
  it('in the document of every page, and in the line that the log has of it', () => {
    expect(id).toMatch(/^[0-9a-f-]+_[0-9a-f]{12}$/);
    expect(lines({ route: '*', composition: id })).toHaveLength(1);
  });

  it('in the line of a render that failed', () => {
    expect(lines({ msg: 'render failed', remote: 'mfe-content', version: '1.0.0-a', composition: id })).toHaveLength(1);
  });

  it('in the page of last resort', async () => {
    const { body } = await broken.app.inject('/news');
    const [, named] = /<meta name="composition" content="([^"]+)">/.exec(body) ?? [];
    expect(lines({ route: '*', composition: named })).toHaveLength(1);
  });

  it('in what browsers report of errors: in the log and in the console', async () => {
    const events = [{ type: 'error', name: 'window:TypeError', remote: 'mfe-content', version: '1.0.0-a' }];
    const headers = { 'content-type': 'text/plain', 'sec-fetch-site': 'same-origin' };
    await shop.app.inject({ method: 'POST', url: '/_events', headers, payload: JSON.stringify({ composition: id, events }) });
    expect(lines({ msg: 'error in a browser', error: 'window:TypeError', remote: 'mfe-content', composition: id })).toHaveLength(1);
    expect((await shop.consoleParts()).errors).toMatchObject([{ name: 'window:TypeError', count: 1, composition: id }]);
  });

  it('and nothing of it in lines that have nothing to do with a page', async () => {
    await shop.app.inject('/_preview/ribbon.css');
    expect(lines({ route: '/_preview/ribbon.css' })).toEqual([expect.not.objectContaining({ composition: expect.anything() })]);
  });
});
