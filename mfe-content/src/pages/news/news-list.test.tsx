import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { pageReloadRequested } from '@vitrava/shared-kit/bus/shell';
import { createWatch } from 'effector';
import { answerCalls, loseCalls, newsItem, openPage, words } from '../../testing/content-page.tsx';
import { page as newsList } from './index.ts';
import { pagePath, readPage } from './paging.ts';

const FIRST = '/api/news/?page=1&page_size=7';

describe('the list of news', () => {
  it('[N1] The list shows that there is no news yet and links to the catalogue', async () => {
    answerCalls({ [FIRST]: { body: { count: 0, results: [] } } });
    const scope = await openPage(newsList);
    expect(screen.getByRole('heading', { name: 'Новостей пока нет' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: words('В каталог') })).toHaveAttribute('href', '/');
    expect(scope.getState(newsList.$status)).toBe(200);
  });

  it('leads to each article and to the other pages, in the language of the page', async () => {
    answerCalls({ '/api/news/?page=2&page_size=7': { body: { count: 20, results: [newsItem('omega'), newsItem('label')] } } });
    const scope = await openPage(newsList, { query: { page: '2' } }, 'en');
    expect(screen.getByRole('link', { name: 'Статья omega' })).toHaveAttribute('href', '/en/news/omega');
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/en/news');
    expect(screen.getByRole('link', { name: 'Next page' })).toHaveAttribute('href', '/en/news?page=3');
    expect(scope.getState(newsList.$head)).toMatchObject({ title: 'News, page 2', canonicalPath: '/news?page=2' });
  });

  it('preloads the picture of the leading article and no other', async () => {
    answerCalls({ [FIRST]: { body: { count: 2, results: [newsItem('omega'), newsItem('label')] } } });
    const scope = await openPage(newsList);
    expect(scope.getState(newsList.$head).image?.src).toBe('/a/960.webp?v=1');
    const loading = [...document.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'lazy']);
  });

  it('is not found beyond the last page and leads to the first', async () => {
    answerCalls({ '/api/news/?page=99&page_size=7': { status: 404, body: { detail: 'Invalid page.' } } });
    const scope = await openPage(newsList, { query: { page: '99' } });
    expect(scope.getState(newsList.$status)).toBe(404);
    expect(screen.getByRole('link', { name: words('К первой странице') })).toHaveAttribute('href', '/news');
  });

  it('The list shows that it could not be loaded and requests the page again', async () => {
    loseCalls();
    const scope = await openPage(newsList);
    expect(scope.getState(newsList.$status)).toBe(503);
    let requests = 0;
    createWatch({ unit: pageReloadRequested, fn: () => (requests += 1), scope });
    screen.getByRole('button', { name: words('Попробовать ещё раз') }).click();
    expect(requests).toBe(1);
  });

  it('The list treats an invalid page number as the first page', () => {
    expect(['3', undefined, '', '0', '-1', '1e3', 'last', '2;drop', '99999999'].map(readPage)).toEqual([3, 1, 1, 1, 1, 1, 1, 1, 1]);
    expect([pagePath(1), pagePath(2)]).toEqual(['/news', '/news?page=2']);
  });
});
