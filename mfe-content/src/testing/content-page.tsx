import '@testing-library/jest-dom/jest-globals';
import { jest } from '@jest/globals';
import { act, type RenderResult, render } from '@testing-library/react';
import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { createI18n, I18nProvider } from '@vitrava/shared-kit/i18n';
import { $t } from '@vitrava/shared-kit/i18n/model';
import type { Page, PageRequest } from '@vitrava/shared-kit/mount/route';
import { allSettled, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import type { ReactElement } from 'react';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';

type Answer = { readonly status?: number; readonly body: unknown };

/** Answers calls of the API by path with query; what has no answer is 404. Gives back the calls as they come. */
export function answerCalls(answers: Readonly<Record<string, Answer>>): { readonly calls: { path: string; body: unknown }[] } {
  const calls: { path: string; body: unknown }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { pathname, search } = new URL(String(input instanceof Request ? input.url : input), 'http://shop.local');
    calls.push({ path: pathname + search, body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    const { status = 200, body } = answers[pathname + search] ?? { status: 404, body: { detail: 'Not found.' } };
    return Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }));
  });
  return { calls };
}

/** Every call fails on its way. */
export function loseCalls(): void {
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
}

export function renderHere(view: ReactElement, scope: Scope = fork(), locale: LocaleCode = 'ru'): RenderResult {
  const i18n = createI18n(locale, { ru, en }[locale]);
  return render(
    <Provider value={scope}>
      <I18nProvider i18n={i18n}>{view}</I18nProvider>
    </Provider>,
  );
}

/** Opens a page as the browser does when the server could not, and shows it. */
export async function openPage(page: Page, request: Partial<PageRequest> = {}, locale: LocaleCode = 'ru'): Promise<Scope> {
  const { t } = createI18n(locale, { ru, en }[locale]);
  const scope = fork({
    values: [
      [$locale, locale],
      [$t, t],
    ],
  });
  await act(() => allSettled(page.opened, { scope, params: { params: {}, query: {}, ...request } }));
  renderHere(<page.View />, scope, locale);
  return scope;
}

/** A whole name, whichever of its spaces do not break. */
export function words(text: string): RegExp {
  return new RegExp(`^${text.replaceAll(' ', '\\s')}$`);
}

export const PICTURE = { url: '/a/960.webp?v=1', url_template: '/a/{width}.webp?v=1', width: 1600, height: 900, widths: [480, 960] };

export function newsItem(id: string): object {
  return { id, title: `Статья ${id}`, summary: 'О чём она', published_at: '2026-10-28T00:00:00Z', reading_minutes: 4, picture: PICTURE };
}

/** A page of our own words as the API gives it. */
export function contentPage(slug: string, sections: readonly object[]): object {
  return { slug, title: `Заголовок ${slug}`, summary: 'О чём она', updated_at: '2026-11-01T00:00:00.000Z', sections };
}
