import { expect, test, untilAlive } from '../fixtures/index.ts';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 812 }, deviceScaleFactor: 2 });

  for (const address of ['/', '/product/1001', '/news']) {
    test(`[P13] [P14] the largest picture of ${address} comes once, in the width of a screen, and was preloaded so`, async ({ page }) => {
      const requested: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'image') requested.push(request.url());
      });
      await page.goto(address, { waitUntil: 'load' });
      await untilAlive(page);
      const largest = page.locator('main img[fetchpriority=high]').first();
      await expect.poll(() => largest.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)).toBe(true);
      const { source, srcset, sizes } = await largest.evaluate((image: HTMLImageElement) => ({
        source: image.currentSrc,
        srcset: image.srcset,
        sizes: image.sizes,
      }));
      expect(new URL(source).pathname).toMatch(/^\/_ipx\/f_webp,q_92,w_768\/api\/media\//);
      expect(requested.filter((url) => url === source)).toHaveLength(1);
      const preload = page.locator('head link[rel=preload][as=image]').first();
      expect(await preload.getAttribute('imagesrcset')).toBe(srcset);
      expect(await preload.getAttribute('imagesizes')).toBe(sizes);

      const answer = await page.request.get(source);
      expect(answer.status()).toBe(200);
      expect(answer.headers()).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
      const known = await page.request.get(source, { headers: { 'if-none-match': answer.headers()['etag'] ?? '' } });
      expect(known.status()).toBe(304);
    });
  }
});
