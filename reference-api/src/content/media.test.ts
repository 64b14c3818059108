import { expect, it } from '@jest/globals';
import { publicFor } from '@vitrava/shared-kit/internal/cache-lifetimes';
import { describeOnEngines } from '../testing/index.ts';

describeOnEngines('pictures', (api) => {
  const photoOf = async (id: number) => (await api.app.inject(`/api/search/${id}/`)).json<{ photo: { url: string } }>().photo.url;

  it('are immutable at the address that the product gives', async () => {
    const url = await photoOf(1001);
    const response = await api.app.inject(url);
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'content-type': 'image/webp', 'cache-control': 'public, max-age=31536000, immutable' });
    expect(response.json()).toMatchObject({
      width: 480,
      request: { kind: 'product', spec: { title: 'Витамин D3', dose: '2000 МЕ', detail: '60\u00a0капсул', brandName: 'Северин' } },
    });
    expect((await api.app.inject(url)).body).toBe(response.body);
    expect((await api.app.inject({ url, headers: { 'if-none-match': String(response.headers.etag) } })).statusCode).toBe(304);
  });

  it('are kept only shortly at an older address', async () => {
    const response = await api.app.inject((await photoOf(1001)).replace(/v=.*/, 'v=old'));
    expect(response.headers['cache-control']).toBe(publicFor('pictures'));
  });

  it.each([
    'product/d3-2000.ru/481.webp',
    'product/d3-2000.ru/480.png',
    'product/nothing.ru/480.webp',
    'product/d3-2000.de/480.webp',
    'scene/nowhere/640.webp',
    'logo/x/480.webp',
    'product/..%2f..%2fmain/480.webp',
    'scene/%00/640.webp',
  ])('answer 404 for %s', async (path) => {
    expect((await api.app.inject(`/api/media/${path}`)).statusCode).toBe(404);
  });
});
