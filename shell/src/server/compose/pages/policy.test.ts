import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { VIDEO_ORIGINS } from '@vitrava/shared-kit/internal/video';
import { readConfig } from '../../operate/index.ts';
import { type FixtureShop, openFixtureShop, SERVER_FILES } from '../../testing/index.ts';

let shop: FixtureShop;

beforeAll(async () => {
  shop = await openFixtureShop([{ remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() }], {
    pickupWidgetOrigin: 'https://widget.example',
    imageSources: ['https://cdn.example', 'https://photos.example'],
    analytics: {
      origin: 'https://tag.example',
      page: { tagUrl: 'https://tag.example/tag.js', id: '17', global: 'ym', delayMs: 0 },
    },
  });
});
afterAll(() => shop.close());

describe('the pickup-point widget of another origin', () => {
  it('is let in by the policy of every page, for a soft navigation keeps the policy of the first', async () => {
    const { headers } = await shop.app.inject('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^;]+' https:\/\/widget\.example /);
    for (const part of ["style-src 'self'", "img-src 'self' data:", "connect-src 'self'", 'frame-src']) {
      expect(policy).toContain(`${part} https://widget.example`);
    }
  });

  it('is named by its address and allowed by its origin', () => {
    expect(readConfig({ PICKUP_WIDGET_ORIGIN: 'https://widget.example/v3/' }).pickupWidgetOrigin).toBe('https://widget.example');
    expect(readConfig({}).pickupWidgetOrigin).toBeNull();
    expect(() => readConfig({ PICKUP_WIDGET_ORIGIN: 'widget' })).toThrow('PICKUP_WIDGET_ORIGIN');
  });
});

describe('videos', () => {
  it('[K1] come from the shop itself, or into frames from exactly the players that prose can show', async () => {
    const { headers } = await shop.app.inject('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("media-src 'self';");
    expect(policy).toContain(`frame-src https://widget.example ${VIDEO_ORIGINS.join(' ')};`);
  });
});

describe('pictures of other hosts and the analytics tag', () => {
  it('[P11] are let in by the policy, each for what it does, and named exactly', async () => {
    const { headers } = await shop.app.inject('/');
    const policy = String(headers['content-security-policy']);
    expect(policy).toMatch(/script-src 'self' 'sha256-[^;]+' https:\/\/widget\.example https:\/\/tag\.example;/);
    expect(policy).toContain("img-src 'self' data: https://widget.example https://cdn.example https://photos.example https://tag.example;");
    expect(policy).toContain("connect-src 'self' https://widget.example https://tag.example;");
    expect(policy).not.toContain('unsafe');
  });

  it('[P11] The hosts come from the configuration, which reports invalid values', () => {
    const tag = { ANALYTICS_TAG_URL: 'https://tag.example/a/tag.js?x=1', ANALYTICS_ID: '17' };
    expect(readConfig({}).analytics).toBeNull();
    expect(readConfig({ ...tag, ANALYTICS_DELAY_MS: '2500', ANALYTICS_GLOBAL: 'gauge' }).analytics).toEqual({
      origin: 'https://tag.example',
      page: { tagUrl: 'https://tag.example/a/tag.js?x=1', id: '17', global: 'gauge', delayMs: 2500 },
    });
    expect(readConfig({ ...tag, ANALYTICS_TAG_URL: 'http://127.0.0.1:99/tag.js' }).analytics?.origin).toBe('http://127.0.0.1:99');
    for (const wrong of [
      { ANALYTICS_TAG_URL: 'http://tag.example/tag.js' },
      { ANALYTICS_TAG_URL: 'tag.js' },
      { ANALYTICS_ID: '' },
      { ANALYTICS_ID: '1;alert(1)' },
      { ANALYTICS_GLOBAL: 'window.x' },
      { ANALYTICS_DELAY_MS: '-1' },
    ]) {
      expect(() => readConfig({ ...tag, ...wrong })).toThrow(Object.keys(wrong)[0] ?? '');
    }
    expect(readConfig({ IMAGE_SOURCES: 'https://cdn.example/photos/, https://b.example:8443' }).imageSources).toEqual([
      'https://cdn.example',
      'https://b.example:8443',
    ]);
    expect(() => readConfig({ IMAGE_SOURCES: 'cdn.example' })).toThrow('IMAGE_SOURCES');
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8, loopback ::1' }).trustProxy).toEqual(['10.0.0.0/8', 'loopback', '::1']);
    expect(() => readConfig({ TRUST_PROXY: 'true' })).toThrow('TRUST_PROXY');
  });

  it('[P11] give pages a tag to load only where there is one', async () => {
    const { body } = await shop.app.inject('/');
    expect(body).toContain('"analytics":{"tagUrl":"https://tag.example/tag.js","id":"17","global":"ym","delayMs":0}');
    expect(body).not.toContain('<script src="https://tag.example');
    const quiet = await openFixtureShop([{ remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() }]);
    expect((await quiet.app.inject('/')).body).not.toContain('"analytics"');
    await quiet.close();
  });
});

describe('a developer’s own server', () => {
  it('lets remotes of the developer’s machine in', async () => {
    const { workingStoreDir } = readConfig({ WORKING_STORE_DIR: '/working' });
    expect(workingStoreDir).toBe('/working');
    expect(readConfig({}).workingStoreDir).toBeNull();
    const releases = [{ remote: 'shell', version: '1.0.0-a', server: SERVER_FILES.frame() }] as const;
    const own = await openFixtureShop(releases, { workingStoreDir });
    const [visitors, developers] = await Promise.all([shop.app.inject('/'), own.app.inject('/')]);
    await own.close();
    expect(String(developers.headers['content-security-policy'])).toMatch(/script-src [^;]* http:\/\/localhost:\*/);
    expect(developers.body).toContain('"takesOverrides":true');
    expect(String(visitors.headers['content-security-policy'])).not.toContain('localhost');
    expect(visitors.body).not.toContain('takesOverrides');
  });
});
