import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answerCalls, loseCalls, newsItem, openPage } from '../../testing/content-page.tsx';
import { aboutUs } from './index.ts';

describe('the page about us', () => {
  it.each([
    ['ru', ['Читаем этикетки внимательнее', 'Зачем мы это делаем', 'Как должен быть сделан товар', 'Что уже получилось']],
    ['en', ['We read labels more closely', 'Why we do this', 'How a product should be made', 'What we have managed']],
  ] as const)('[N3] tells in %s who we are, our mission, production standards and achievements', async (locale, titles) => {
    loseCalls();
    const scope = await openPage(aboutUs, {}, locale);
    for (const title of titles) expect(screen.getByRole('heading', { name: new RegExp(title.replaceAll(' ', '\\s')) })).toBeInTheDocument();
    expect(scope.getState(aboutUs.$status)).toBe(200);
  });

  it('ends with the latest news, and does without when there is none to be had', async () => {
    answerCalls({ '/api/news/?page_size=3': { body: { results: [newsItem('omega')] } } });
    await openPage(aboutUs);
    expect(screen.getByRole('link', { name: 'Статья omega' })).toHaveAttribute('href', '/news/omega');
  });
});
