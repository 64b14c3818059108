import { describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { manifestOf } from '@vitrava/shared-kit/testing/conformance';
import { allSettled, fork } from 'effector';
import { answerCalls, newsItem, openPage, PICTURE, words } from '../../testing/content-page.tsx';
import { page as article } from './index.ts';
import { articleQuery } from './model.ts';

const manifest = manifestOf(import.meta);

const body = [
  { kind: 'paragraph', text: 'Начало.' },
  { kind: 'image', picture: PICTURE, alt: 'Стеллажи склада' },
  { kind: 'image', picture: { ...PICTURE, url: '/b/960.webp', url_template: '/b/{width}.webp' }, alt: 'Другая картинка' },
];
const whole = { ...newsItem('warehouse'), body, newer: null, older: newsItem('omega') };

describe('an article', () => {
  it('[N2] has a breadcrumb back to the news', async () => {
    answerCalls({ '/api/news/warehouse/': { body: whole } });
    const scope = await openPage(article, { params: { id: 'warehouse' } });
    const { meta } = manifest.routes.find(({ name }) => name === 'article') ?? {};
    expect(meta?.breadcrumbs).toEqual([{ name: { ru: 'Новости', en: 'News' }, to: '/news' }]);
    expect(scope.getState(article.$head).name).toBe('Статья warehouse');
  });

  it('An article shows its own picture once, above the text, with a description', async () => {
    answerCalls({ '/api/news/warehouse/': { body: whole } });
    await openPage(article, { params: { id: 'warehouse' } });
    expect(screen.getByRole('img', { name: 'Стеллажи склада' })).toHaveAttribute('fetchpriority', 'high');
    expect(screen.getByRole('img', { name: 'Другая картинка' })).toHaveAttribute('loading', 'lazy');
    expect(screen.getAllByRole('img')).toHaveLength(2);
  });

  it.each([
    ['в раздел [Коллаген](/?category=collagen)', '{"category":"collagen"}'],
    ['о [магнии](/?search=%D0%BC%D0%B0%D0%B3%D0%BD%D0%B8%D0%B9) и [йоде](/?category=iodine)', '{"search":"магний"}'],
    ['без ссылок в каталог, лишь [контакты](/contacts)', undefined],
  ])('An article %s has a shelf with %s', async (text, input) => {
    answerCalls({ '/api/news/warehouse/': { body: { ...whole, body: [{ kind: 'paragraph', text }] } } });
    await openPage(article, { params: { id: 'warehouse' } });
    const shelf = document.querySelector<HTMLElement>('[data-fragment="product-shelf"]');
    expect(shelf?.dataset['input']).toBe(input);
  });

  it('shows its reading time and leads to its neighbours', async () => {
    answerCalls({ '/api/news/warehouse/': { body: whole } });
    await openPage(article, { params: { id: 'warehouse' } });
    expect(screen.getByText('4 минуты чтения')).toBeInTheDocument();
    const neighbours = within(screen.getByRole('navigation', { name: 'Соседние статьи' })).getAllByRole('link');
    expect(neighbours.map((link) => link.getAttribute('href'))).toEqual(['/news/omega']);
  });

  it('An article describes itself to search engines and social networks', async () => {
    answerCalls({ '/api/news/warehouse/': { body: whole } });
    const scope = await openPage(article, { params: { id: 'warehouse' } });
    expect(scope.getState(article.$head)).toMatchObject({
      title: 'Статья warehouse',
      openGraph: { type: 'article', imageUrl: '/a/960.webp?v=1' },
      structuredData: [
        { '@type': 'NewsArticle', datePublished: '2026-10-28T00:00:00Z', dateModified: '2026-10-28T00:00:00Z', inLanguage: 'ru-RU' },
      ],
    });
  });

  it('is not found when there is none, and leads to the news', async () => {
    answerCalls({});
    const scope = await openPage(article, { params: { id: 'none' } });
    expect(scope.getState(article.$status)).toBe(404);
    expect(screen.getByRole('heading', { level: 1, name: 'Такой статьи нет' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: words('Ко всем новостям') })).toHaveAttribute('href', '/news');
  });

  it('drops the answer to an address that has been left', async () => {
    answerCalls({ '/api/news/warehouse/': { body: whole }, '/api/news/omega/': { body: { ...whole, ...newsItem('omega') } } });
    const scope = fork();
    await act(() =>
      Promise.all([
        allSettled(article.opened, { scope, params: { params: { id: 'omega' }, query: {} } }),
        allSettled(article.opened, { scope, params: { params: { id: 'warehouse' }, query: {} } }),
      ]),
    );
    expect(scope.getState(articleQuery.$data)?.id).toBe('warehouse');
  });
});
