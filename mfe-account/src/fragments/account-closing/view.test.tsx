import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { $userId, signOutRequested } from '@vitrava/shared-kit/bus/session';
import { $locale, announcementRequested, navigationRequested } from '@vitrava/shared-kit/bus/shell';
import { kitMessage } from '@vitrava/shared-kit/forms/messages';
import { createI18n, I18nProvider } from '@vitrava/shared-kit/i18n';
import { $t } from '@vitrava/shared-kit/i18n/model';
import { createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import en from '../../../locales/en.json';
import { AccountClosingView } from './view.tsx';

function open(status = 200, body: unknown = { data: true }) {
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(body, { status }));
  const i18n = createI18n('en', en);
  const scope = fork({
    values: [
      [$locale, 'en'],
      [$userId, 5],
      [$t, i18n.t],
    ],
  });
  const facts = { announced: jest.fn(), signedOut: jest.fn(), navigated: jest.fn() };
  createWatch({ unit: announcementRequested, scope, fn: facts.announced });
  createWatch({ unit: signOutRequested, scope, fn: facts.signedOut });
  createWatch({ unit: navigationRequested, scope, fn: facts.navigated });
  const close = jest.fn();
  render(
    <Provider value={scope}>
      <I18nProvider i18n={i18n}>
        <AccountClosingView close={close} input={{ email: 'anna@example.com' }} />
      </I18nProvider>
    </Provider>,
  );
  return { fetch, close, ...facts };
}

const send = () => userEvent.click(screen.getByRole('button', { name: en.accountClosing.submit }));
const write = (password: string) => userEvent.type(screen.getByLabelText(en.accountClosing.password), password);

describe('The popup that closes the account', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('sends nothing without the password', async () => {
    const { fetch } = open();
    await send();
    expect(screen.getByText(kitMessage('en', { key: 'required' }, 'password'))).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('The popup lists the data that is erased and the data that is stored', () => {
    open();
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(Object.values(en.accountClosing.consequences));
  });

  it('closes the account by the password, then ends the session and leads to the home page', async () => {
    const { fetch, close, announced, signedOut, navigated } = open();
    await write('Vitrava-2026');
    await send();
    await waitFor(() => expect(signedOut).toHaveBeenCalledTimes(1));
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect([url, init?.method, init?.body]).toEqual(['/api/users/5/close/', 'POST', '{"password":"Vitrava-2026"}']);
    expect(close).toHaveBeenCalledTimes(1);
    expect(navigated).toHaveBeenCalledWith({ to: '/', replace: true });
    expect(announced).toHaveBeenCalledWith({ text: en.accountClosing.done, tone: 'notice' });
  });

  it.each([
    ['a wrong password', 400, { password: ['This is not your current password.'] }, en.problems.password.wrong],
    ['an order under way', 409, { detail: 'Wait.', code: 'orders_active' }, en.problems.detail.ordersActive],
  ])('explains %s and keeps the session', async (_reason, status, body, text) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { close, signedOut } = open(status, body);
    await write('Vitrava-2026');
    await send();
    expect(await screen.findByText(text)).toBeTruthy();
    expect([close.mock.calls, signedOut.mock.calls]).toEqual([[], []]);
  });
});
