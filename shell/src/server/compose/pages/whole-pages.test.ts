import { describe, expect, it } from '@jest/globals';
import { lifetimeMs } from '@vitrava/shared-kit/internal/cache-lifetimes';
import { revalidatedText } from '../../http/index.ts';
import {
  createRenderCache,
  type FrameRequest,
  type PlaceToRender,
  type RenderedFrame,
  type RenderedPage,
  type Renderer,
  type ServedRelease,
} from '../../render/index.ts';
import { utf8Of } from '../../utf8/index.ts';
import { createWholePages, recordParts, type WholePage } from './whole-pages.ts';

const RELEASE: ServedRelease = { remote: 'mfe-content', version: '1.0.0-a', serverFile: '/server.cjs', serverIntegrity: 'sha256-' };
const PLACE: PlaceToRender = { composition: 'c', url: '/news', locale: 'ru', values: {}, stamp: 's' };
const FRAME = { ...PLACE, composition: 'c' };
const REQUEST: FrameRequest = { route: null, status: 200, parts: ['header', 'footer'] };

const nothing = utf8Of('');

/** A renderer with caches of its own, where each rendering contains its number. */
const [FRESH_MS, STALE_MS] = [lifetimeMs('renderedPage'), lifetimeMs('renderedPageStale')];

function setUp({ maxBytes = 1_000_000, isBroken = false } = {}) {
  let time = 0;
  let renderings = 0;
  const pages = createRenderCache<RenderedPage | null>({ maxBytes: 1_000_000, now: () => time });
  const frames = createRenderCache<RenderedFrame | null>({ maxBytes: 1_000_000, now: () => time });
  const renderer: Renderer = {
    remote: (_release, { url }) =>
      pages.read(url, async () => {
        renderings += 1;
        const value = isBroken ? null : { status: 200, head: { title: '' }, state: utf8Of('{}'), html: utf8Of(`${url} ${renderings}`) };
        return { value, bytes: 10, retention: value === null ? 'none' : 'normal' };
      }),
    frame: (_release, { url }) =>
      frames.read(url, async () => {
        const value = { header: utf8Of('header'), footer: nothing, skeleton: nothing, error: nothing, state: utf8Of('{}') };
        return { value, bytes: 10, retention: 'normal' };
      }),
    cacheStats: () => ({ remotes: pages.stats(), frames: frames.stats() }),
  };
  const whole = createWholePages({ maxBytes, now: () => time });

  /** A visit: the kept document, or one put together and kept; and whether it was kept. */
  async function visit(url = '/news', status = 200): Promise<readonly [string, 'kept' | 'made']> {
    const stored = await whole.read(url);
    if (stored) return [stored.body.toString(), 'kept'];
    const recording = recordParts(renderer);
    const [page, frame] = await Promise.all([
      recording.remote(RELEASE, { ...PLACE, url }),
      recording.frame(RELEASE, { ...FRAME, url }, REQUEST),
    ]);
    const made: WholePage = { ...revalidatedText([frame?.header ?? nothing, ' ', page?.html ?? 'broken']), status, policy: '' };
    whole.keep(url, made, recording.parts);
    return [made.body.toString(), 'made'];
  }
  return {
    visit,
    last: (url = '/news') => whole.last(url)?.body.toString() ?? null,
    pass: (ms: number) => (time += ms),
    renderings: () => renderings,
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a whole page', () => {
  it('is put together once while its parts are fresh', async () => {
    const { visit, pass, renderings } = setUp();
    expect(await visit()).toEqual(['header /news 1', 'made']);
    pass(FRESH_MS);
    expect(await visit()).toEqual(['header /news 1', 'kept']);
    expect(renderings()).toBe(1);
  });

  it('A page with a stale part is sent once more, the part is made again in the background, and then the page holds the new one', async () => {
    const { visit, pass, renderings } = setUp();
    await visit();
    pass(FRESH_MS + 1);
    expect(await visit()).toEqual(['header /news 1', 'kept']);
    await settled();
    expect(renderings()).toBe(2);
    expect(await visit()).toEqual(['header /news 2', 'made']);
    expect(await visit()).toEqual(['header /news 2', 'kept']);
  });

  it('does not go out when a part is too old', async () => {
    const { visit, pass } = setUp();
    await visit();
    pass(FRESH_MS + STALE_MS + 1);
    expect(await visit()).toEqual(['header /news 2', 'made']);
  });

  it('The last sent page is served when it cannot be put together again, but not for long', async () => {
    const { visit, last, pass } = setUp();
    expect(last()).toBeNull();
    await visit();
    pass(FRESH_MS + 1);
    await visit();
    pass(FRESH_MS + STALE_MS);
    expect(last()).toBe('header /news 1');
    pass(1);
    expect(last()).toBeNull();
  });

  it('is not kept when a part could not be rendered, so that the next visitor finds it mended', async () => {
    const { visit, renderings } = setUp({ isBroken: true });
    await visit();
    expect(await visit()).toEqual(['header broken', 'made']);
    expect(renderings()).toBe(2);
  });

  it.each([404, 500, 503])('A page with the status %i is not cached', async (status) => {
    const { visit } = setUp();
    await visit('/news', status);
    expect((await visit())[1]).toBe('made');
  });

  it('The cache stays within its bound: the page used longest ago is evicted', async () => {
    const { visit } = setUp({ maxBytes: 80_000 });
    for (let page = 0; page < 20; page += 1) await visit(`/news/${page}`);
    expect([(await visit('/news/19'))[1], (await visit('/news/0'))[1]]).toEqual(['kept', 'made']);
  });
});
