import { describe, expect, it } from '@jest/globals';
import { $sessionStatus, type SessionStatus } from '@vitrava/shared-kit/bus/session';
import { createI18n, I18nProvider } from '@vitrava/shared-kit/i18n';
import { loadSource } from '@vitrava/shared-kit/testing/conformance';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import { renderToString } from 'react-dom/server';
import ru from '../../locales/ru.json';

const { routes } = loadSource(import.meta);

describe.each(routes.map((route) => [route.name, route] as const))('The page %s', (_, { View }) => {
  const drawnFor = (status: SessionStatus): string =>
    renderToString(
      <Provider value={fork({ values: [[$sessionStatus, status]] })}>
        <I18nProvider i18n={createI18n('ru', ru)}>
          <View />
        </I18nProvider>
      </Provider>,
    );

  it.each(['anonymous', 'authenticated'] as const)(
    'is drawn at first as the server has drawn it, though its visitor is already known: %s',
    (status) => {
      expect(drawnFor(status)).toBe(drawnFor('unknown'));
    },
  );
});
