import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { $locale } from '@vitrava/shared-kit/bus/shell';
import { CONFIRMATION } from '@vitrava/shared-kit/contracts/limits';
import { createI18n, I18nProvider } from '@vitrava/shared-kit/i18n';
import { fork } from 'effector';
import { Provider } from 'effector-react';
import en from '../../../locales/en.json';
import { TelegramQrView } from './view.tsx';

const CODE_LIFE_MS = CONFIRMATION.codeMinutes * 60_000;
const LINK = { qr_link_png: 'data:image/png;base64,iVBORw0KGgo=', tg_link: 'https://t.me/vitrava_bot?start=abc' };

function open(...answers: readonly (readonly [status: number, body: unknown])[]) {
  const left = [...answers];
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const [status, body] = left.shift() ?? [200, LINK];
    if (status === 0) throw new TypeError('offline');
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
  const close = jest.fn();
  render(
    <Provider value={fork({ values: [[$locale, 'en']] })}>
      <I18nProvider i18n={createI18n('en', en)}>
        <TelegramQrView close={close} input={{}} />
      </I18nProvider>
    </Provider>,
  );
  return { fetch, close };
}

const code = () => screen.findByRole<HTMLImageElement>('img', { name: en.telegram.alt });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the popup of the Telegram bot', () => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('[A23] has a title, a picture of 200 by 200, a description and the link itself', async () => {
    const { fetch } = open();
    const picture = await code();
    expect([picture.width, picture.height, picture.getAttribute('src')]).toEqual([200, 200, LINK.qr_link_png]);
    expect(screen.getByRole('heading', { name: en.telegram.title })).toBeTruthy();
    expect(screen.getByText(en.telegram.text)).toBeTruthy();
    const link = screen.getByRole('link', { name: /Open in Telegram/ });
    expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([LINK.tg_link, 'noopener noreferrer']);
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/api/users/tg_link/']);
  });

  it('shows that the code has ended, and gets another', async () => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    const { fetch } = open();
    await act(() => jest.advanceTimersByTimeAsync(50));
    expect(screen.getByRole('link', { name: /Open in Telegram/ })).toBeTruthy();
    await act(() => jest.advanceTimersByTimeAsync(CODE_LIFE_MS + 1000));
    expect(screen.getByRole('status').textContent).toContain(en.telegram.expired);
    expect(screen.queryByRole('link')).toBeNull();
    await act(async () => screen.getByRole('button', { name: en.telegram.renew }).click());
    await act(() => jest.advanceTimersByTimeAsync(50));
    expect(screen.getByRole('link', { name: /Open in Telegram/ })).toBeTruthy();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('The popup shows that the bot is off when the shop has switched it off', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { close } = open([403, { detail: 'No.' }]);
    expect(await screen.findByRole('heading', { name: en.telegram.off.title })).toBeTruthy();
    await press(en.telegram.off.close);
    expect(close).toHaveBeenCalledTimes(1);
  });

  it.each([
    [0, null, en.telegram.failed.connection],
    [429, { detail: 'Slow down.' }, en.telegram.failed.throttled],
    [500, null, en.telegram.failed.unknown],
    [200, { ...LINK, tg_link: 'javascript:alert(1)' }, en.telegram.failed.unknown],
    [200, { ...LINK, qr_link_png: 'https://evil.example/pixel.png' }, en.telegram.failed.unknown],
  ])('has a retry that works after an answer %s %j', async (status, body, text) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    open([status, body]);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(text));
    await press(en.account.retry);
    expect(await code()).toBeTruthy();
  });
});
