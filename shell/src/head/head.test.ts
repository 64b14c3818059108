import { describe, expect, it } from '@jest/globals';
import { describeHead, type HeadOf } from './index.ts';

const ORIGIN = 'https://vitrava.example';

function headOf(parts: Partial<HeadOf>) {
  const { title, tags } = describeHead({ head: { title: '' }, locale: 'ru', path: '/news', status: 200, origin: ORIGIN, ...parts });
  const attributes = tags.flatMap((tag) => (tag.name === 'script' ? [] : [tag.attributes]));
  return {
    title,
    meta: (name: string) => attributes.find((one) => one['name'] === name || one['property'] === name)?.['content'],
    links: attributes
      .filter(({ rel }) => rel !== undefined)
      .map(({ rel, hreflang, href }) => [rel, hreflang, href].filter(Boolean).join(' ')),
    data: tags.flatMap((tag) => (tag.name === 'script' ? [tag.data] : [])),
  };
}

describe('the head of a page', () => {
  it('[P5] The head has the shop for a title and a description, is open to robots and names the country, unless the page has its own', () => {
    const russian = headOf({});
    expect(russian.title).toBe('Витрава — витамины и товары для здоровья');
    expect(russian.meta('description')).toMatch(/^Интернет-магазин витаминов/);
    expect([russian.meta('robots'), russian.meta('geo.region'), russian.meta('country')]).toEqual(['index, follow', 'RU', 'Россия']);
    expect(headOf({ locale: 'en' }).title).toBe('Vitrava — vitamins and goods for health');
  });

  it('names the one address of the page and its other language', () => {
    expect(headOf({ locale: 'en', head: { title: 'News', canonicalPath: '/news?page=2' } }).links).toEqual([
      `canonical ${ORIGIN}/en/news?page=2`,
      `alternate ru ${ORIGIN}/news?page=2`,
      `alternate en ${ORIGIN}/en/news?page=2`,
      `alternate x-default ${ORIGIN}/news?page=2`,
    ]);
  });

  it.each([
    ['does not exist', { status: 404, head: { title: 'x', robots: 'index' } }],
    ['fails', { status: 503 }],
    ['asks not to be indexed', { head: { title: 'x', robots: 'noindex, follow', canonicalPath: '/' } }],
  ])('of a page that %s is closed to robots and names no address for them', (_, parts) => {
    const head = headOf(parts);
    expect(head.meta('robots')).toMatch(/^noindex/);
    expect(head.links).toEqual([]);
  });

  it('is complete for messages that link to the page, also when the page has no picture', () => {
    const { meta } = headOf({ head: { title: 'News', description: 'What is new' }, locale: 'en' });
    const properties = [
      'title',
      'description',
      'type',
      'site_name',
      'locale',
      'locale:alternate',
      'url',
      'image',
      'image:width',
      'image:height',
    ];
    expect(properties.map((name) => meta(`og:${name}`))).toEqual([
      'News',
      'What is new',
      'website',
      'Vitrava',
      'en_US',
      'ru_RU',
      `${ORIGIN}/en/news`,
      `${ORIGIN}/en/share-picture.png`,
      '1200',
      '630',
    ]);
    expect(meta('twitter:card')).toBe('summary_large_image');
  });

  it('Messages that link to a page show its own picture as a JPEG of 1200 × 630 pixels', () => {
    const { meta } = headOf({ head: { title: 'C', openGraph: { type: 'product', imageUrl: '/api/media/a.webp?v=1' } } });
    expect(['type', 'image', 'image:type', 'image:width', 'image:height', 'image:alt'].map((name) => meta(`og:${name}`))).toEqual([
      'product',
      `${ORIGIN}/_ipx/f_jpeg,q_85,s_1200x630/api/media/a.webp?v=1`,
      'image/jpeg',
      '1200',
      '630',
      'C',
    ]);
    const drawing = headOf({ head: { title: 'C', openGraph: { imageUrl: '/api/media/a.svg' } } });
    expect([drawing.meta('og:image'), drawing.meta('og:image:alt')]).toEqual([`${ORIGIN}/share-picture.png`, 'Витрава']);
    expect(headOf({ status: 404 }).meta('og:url')).toBeUndefined();
  });

  it('makes the addresses in structured data absolute, and nothing else', () => {
    const product = {
      '@type': 'Product',
      name: '/not an address',
      image: ['/api/media/a.webp', 'https://cdn.example/b.webp'],
      brand: { '@type': 'Brand', url: '/?brand=x' },
      offers: [{ url: '/en/product/1', price: '10.00' }],
      sameAs: '//other.example',
    };
    expect(headOf({ head: { title: 'x', structuredData: [product] } }).data).toEqual([
      {
        ...product,
        image: [`${ORIGIN}/api/media/a.webp`, 'https://cdn.example/b.webp'],
        brand: { '@type': 'Brand', url: `${ORIGIN}/?brand=x` },
        offers: [{ url: `${ORIGIN}/en/product/1`, price: '10.00' }],
      },
    ]);
  });

  it('of the start page gives search engines the name and the logo of the shop', () => {
    expect(headOf({ path: '/', locale: 'en' }).data).toEqual([
      expect.objectContaining({ '@type': 'WebSite', name: 'Vitrava', url: `${ORIGIN}/en`, inLanguage: 'en-US' }),
      expect.objectContaining({ '@type': 'Organization', name: 'Vitrava', logo: `${ORIGIN}/favicon.svg` }),
    ]);
    expect(headOf({ path: '/', head: { title: 'x', robots: 'noindex, follow' } }).data).toEqual([]);
  });
});
