import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { $absentPages } from '@vitrava/shared-kit/bus/shell';
import { fork } from 'effector';
import type { ReactElement } from 'react';
import { ErrorPage } from './error-page/index.ts';
import { ShellFooter } from './footer/index.ts';
import { ShellHeader } from './header/index.ts';
import { renderInShop } from './testing/index.ts';

/** Where the links of the whole frame and of a page not found lead in a shop without these pages. */
function waysIn(absent: readonly string[]): (string | null)[] {
  const view: ReactElement = (
    <>
      <ShellHeader />
      <ErrorPage status={404} path="/nowhere" />
      <ShellFooter />
    </>
  );
  renderInShop(view, { scope: fork({ values: [[$absentPages, absent]] }) });
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
}

const PAGES = ['/news', '/faq', '/about-us', '/legal-information', '/privacy-policy'];

describe('The frame of a shop whose backend lacks some calls', () => {
  it('leads to every page while all are there', () => {
    const ways = waysIn([]);
    expect(PAGES.filter((page) => !ways.includes(page))).toEqual([]);
  });

  it('leads nowhere that the shop does not have, and leaves no empty list behind', () => {
    const ways = waysIn(PAGES);
    expect(PAGES.filter((page) => ways.includes(page))).toEqual([]);
    expect(ways).toEqual(expect.arrayContaining(['/', '/cart', '/contacts']));
    for (const list of screen.getAllByRole('list')) expect(list).not.toBeEmptyDOMElement();
    expect(screen.queryByRole('heading', { name: 'Покупателям' })).toBeNull();
  });
});
