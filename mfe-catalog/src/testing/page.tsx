import '@testing-library/jest-dom/jest-globals';
import { expect } from '@jest/globals';
import { render } from '@testing-library/react';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { createI18n, I18nProvider } from '@vitrava/shared-kit/i18n';
import type { Page } from '@vitrava/shared-kit/mount/route';
import { allSettled, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';

/** A page of the remote as the shopper sees it: opened, rendered, in a scope of its own. */
export async function showPage(
  route: Page,
  request: { params?: Record<string, string>; query?: Record<string, string> } = {},
  options: { scope?: Scope; locale?: LocaleCode } = {},
): Promise<{ scope: Scope; container: HTMLElement }> {
  const { scope = fork(), locale = 'ru' } = options;
  await allSettled(route.opened, { scope, params: { params: request.params ?? {}, query: request.query ?? {} } });
  const { View } = route;
  const { container } = render(
    <Provider value={scope}>
      <I18nProvider i18n={createI18n(locale, locale === 'ru' ? ru : en)}>
        <View />
      </I18nProvider>
    </Provider>,
  );
  expect(container.querySelectorAll('h1')).toHaveLength(1);
  return { scope, container };
}
