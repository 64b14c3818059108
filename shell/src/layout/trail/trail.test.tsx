import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { $locale, $location } from '@vitrava/shared-kit/bus/shell';
import { allSettled, fork } from 'effector';
import { renderInShop } from '../testing/index.ts';
import { trailChanged } from './model.ts';
import { ShellTrail } from './view.tsx';

const at = (pathname: string, search = '') => ({ pathname, search, hash: '', key: 'initial' });
const trail = { steps: [{ name: 'News', to: '/news' }], name: 'Reading labels' };

describe('the trail', () => {
  it('[R19] The breadcrumbs lead up from the page in its language, and disappear when the next page has none', async () => {
    const { scope, container } = renderInShop(<ShellTrail />, { locale: 'en', scope: fork({ values: [[$locale, 'en']] }) });
    expect(container).toBeEmptyDOMElement();
    await act(() => allSettled(trailChanged, { scope, params: trail }));
    const way = within(screen.getByRole('navigation', { name: 'You are here' }));
    expect(way.getByRole('link', { name: 'News' })).toHaveAttribute('href', '/en/news');
    expect(way.getByText('Reading labels')).toHaveAttribute('aria-current', 'page');
    await act(() => allSettled(trailChanged, { scope, params: null }));
    expect(container).toBeEmptyDOMElement();
  });

  it('[H26] leads back to the product that the shopper has come from, but not from its own page', () => {
    const { unmount } = renderInShop(<ShellTrail />, { scope: fork({ values: [[$location, at('/faq', '?product=1001')]] }) });
    expect(screen.getByRole('link', { name: /^К\sтовару$/ })).toHaveAttribute('href', '/product/1001');
    unmount();
    const { container } = renderInShop(<ShellTrail />, { scope: fork({ values: [[$location, at('/product/1001', '?product=1001')]] }) });
    expect(container).toBeEmptyDOMElement();
  });
});
