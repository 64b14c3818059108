import { describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { robots } from './index.ts';

async function get(publicUrl: string | null): Promise<string> {
  const app = fastify();
  await app.register(robots, { publicUrl });
  return (await app.inject({ url: '/robots.txt', headers: { host: 'shop.example' } })).body;
}

describe('the rules for robots', () => {
  it('keep the server’s own addresses out of search engines, but neither pictures nor what links style sheets', async () => {
    const rules = (await get(null)).split('\n');
    expect(rules).toEqual(
      expect.arrayContaining(['User-agent: *', 'Disallow: /_', 'Disallow: /api/', 'Allow: /_ipx/', 'Allow: /api/media/']),
    );
  });

  it('The rules name the sitemap of each language under the public address, else under the requested host', async () => {
    expect(await get('https://vitrava.example')).toContain(
      'Sitemap: https://vitrava.example/sitemap.xml\nSitemap: https://vitrava.example/en/sitemap.xml\n',
    );
    expect(await get(null)).toContain('Sitemap: http://shop.example/sitemap.xml\n');
  });
});
