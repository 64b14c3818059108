import { beforeEach, describe, expect, it } from '@jest/globals';
import { applyHead } from './head.ts';

const texts = (selector: string, attribute: string) =>
  [...document.head.querySelectorAll(selector)].map((element) => element.getAttribute(attribute));

beforeEach(() => {
  document.head.innerHTML = [
    '<meta charset="utf-8"><title>Old</title><link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="/a.css">',
    '<meta name="description" content="old"><meta name="robots" content="noindex"><meta property="og:title" content="Old">',
    '<script type="application/ld+json">{"name":"old"}</script><link rel="canonical" href="/old">',
  ].join('');
});

describe('the head after a soft navigation', () => {
  it('The head contains the same as the server’s for the new page, and nothing of the old one', () => {
    const structuredData = [{ '@type': 'Product', url: '/en/product/7' }];
    applyHead({ title: 'Magnesium', description: 'For sleep', canonicalPath: '/product/7', structuredData }, '/product/7?from=x', 'en');
    expect(document.title).toBe('Magnesium');
    expect(texts('meta[name="description"]', 'content')).toEqual(['For sleep']);
    expect(texts('meta[name="robots"]', 'content')).toEqual(['index, follow']);
    expect(texts('link[rel="canonical"]', 'href')).toEqual(['http://localhost:3000/en/product/7']);
    expect(texts('link[rel="alternate"]', 'hreflang')).toEqual(['ru', 'en', 'x-default']);
    expect(texts('meta[property="og:title"]', 'content')).toEqual(['Magnesium']);
    expect(texts('meta[property="og:url"]', 'content')).toEqual(['http://localhost:3000/en/product/7']);
    const data = document.head.querySelectorAll('script[type="application/ld+json"]');
    expect([...data].map(({ textContent }) => JSON.parse(textContent ?? ''))).toEqual([
      { '@type': 'Product', url: 'http://localhost:3000/en/product/7' },
    ]);
  });

  it('The head keeps the parts that belong to the document', () => {
    applyHead({ title: 'News' }, '/news', 'ru');
    expect(texts('link[rel="icon"], link[rel="stylesheet"]', 'href')).toEqual(['/favicon.svg', '/a.css']);
    expect(document.characterSet).toBe('UTF-8');
    applyHead({ title: 'Faq' }, '/faq', 'ru');
    expect(document.head.querySelectorAll('title, meta[name="robots"], link[rel="canonical"]')).toHaveLength(3);
  });

  it('closes a page that does not exist to robots', () => {
    applyHead({ title: 'Page not found: /nowhere', robots: 'noindex' }, '/nowhere', 'en', 404);
    expect(texts('meta[name="robots"]', 'content')).toEqual(['noindex']);
    expect(texts('link[rel="canonical"], link[rel="alternate"]', 'href')).toEqual([]);
  });
});
