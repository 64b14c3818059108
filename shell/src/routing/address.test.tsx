import { afterEach, describe, expect, it } from '@jest/globals';
import { softTarget } from './address.ts';

function anchor(attributes: string): HTMLAnchorElement {
  document.body.innerHTML = `<a ${attributes}>x</a>`;
  return document.querySelector('a') as HTMLAnchorElement;
}

describe('A click on a link', () => {
  afterEach(() => {
    document.body.replaceChildren();
  });

  it('leads to a page of the same language within the document', () => {
    expect(softTarget(anchor('href="/en/news?page=2#top"'), 'en')).toEqual({
      locale: 'en',
      pathname: '/news',
      search: '?page=2',
      hash: '#top',
    });
  });

  it.each([
    ['another site', 'href="https://example.org/"'],
    ['the other language', 'href="/en/news"'],
    ['a download', 'href="/news" download'],
    ['a new tab', 'href="/news" target="_blank"'],
    ['a document', 'href="/web/docs/rules_of_sale.pdf"'],
    ['the language switch', 'href="/locale?to=en&path=/"'],
    ['a file of a release', 'href="/releases/shell/1/x.js"'],
    ['a link that asks for a document load', 'href="/news" data-hard'],
    ['an anchor of this page', 'href="/#part"'],
  ])('is left to the browser when it leads to %s', (_, attributes) => {
    expect(softTarget(anchor(attributes), 'ru')).toBeNull();
  });
});
