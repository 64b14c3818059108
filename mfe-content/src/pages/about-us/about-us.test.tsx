import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { answerCalls, contentPage, loseCalls, newsItem, openPage } from '../../testing/content-page.tsx';
import { page as aboutUs } from './index.ts';

const p = (text: string) => ({ kind: 'paragraph', text });
const h3 = (text: string) => ({ kind: 'heading', level: 3, text });

const SECTIONS = [
  { id: 'who-we-are', title: 'Читаем этикетки', body: [p('Магазин **витаминов**.')] },
  { id: 'mission', title: 'Зачем', body: [{ kind: 'quote', text: 'Чтобы было спокойно.', by: null }, p('Говорим прямо.')] },
  {
    id: 'standards',
    title: 'Как сделан товар',
    body: [p('Шесть правил.'), h3('Сначала завод'), p('GMP.'), h3('Состав без тайн'), p('Доза.')],
  },
  {
    id: 'achievements',
    title: 'Что уже получилось',
    body: [
      p('Цифры и даты.'),
      { kind: 'table', header: ['Что', 'Сколько'], rows: [['образцов проверили', '120']] },
      h3('Май 2026'),
      p('Поставили контейнеры.'),
      p('[Как сдать упаковку](/news/second-life-of-jars)'),
    ],
  },
];
const opens = async (sections: readonly object[], locale: LocaleCode = 'ru') => {
  answerCalls({
    '/api/pages/about-us/': { body: contentPage('about-us', sections) },
    '/api/news/?page_size=3': { body: { results: [newsItem('omega')] } },
  });
  return openPage(aboutUs, {}, locale);
};

describe('the page about us', () => {
  it('[N3] [R16] The page shows the company, its mission, production standards and achievements', async () => {
    const scope = await opens(SECTIONS);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Читаем этикетки');
    expect(screen.getByText('Чтобы было спокойно.')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['Сначала завод', 'Состав без тайн', 'Май 2026']),
    );
    expect(scope.getState(aboutUs.$status)).toBe(200);
  });

  it('shows figures with their meaning, and dates that lead to the whole story in the language of the page', async () => {
    await opens(SECTIONS, 'en');
    expect(screen.getByText('120').tagName).toBe('DD');
    expect(screen.getByRole('term')).toHaveTextContent('образцов проверили');
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByRole('link', { name: 'Как сдать упаковку' })).toHaveAttribute('href', '/en/news/second-life-of-jars');
  });

  it('shows whatever else is written, under its own name', async () => {
    await opens([
      { id: 'team', title: 'Команда', body: [p('Нас двенадцать.'), { kind: 'list', ordered: false, items: ['Анна', 'Борис'] }] },
    ]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Заголовок about-us');
    const section = screen.getByRole('heading', { level: 2, name: 'Команда' }).closest('section');
    expect(within(section as HTMLElement).getAllByRole('listitem')).toHaveLength(2);
  });

  it('ends with the latest news', async () => {
    await opens(SECTIONS);
    expect(screen.getByRole('link', { name: 'Статья omega' })).toHaveAttribute('href', '/news/omega');
  });

  it('The page shows a failure when the text could not be loaded, and works without news', async () => {
    loseCalls();
    const scope = await openPage(aboutUs);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('О нас');
    expect(screen.getByRole('alert')).toHaveTextContent(/Не\sудалось загрузить текст/);
    expect(scope.getState(aboutUs.$status)).toBe(503);
  });
});
