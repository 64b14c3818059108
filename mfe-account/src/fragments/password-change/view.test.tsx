import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { $userId } from '@vitrava/shared-kit/bus/session';
import { $locale, announcementRequested, popupBusyChanged } from '@vitrava/shared-kit/bus/shell';
import { kitMessage } from '@vitrava/shared-kit/forms/messages';
import { createI18n, I18nProvider } from '@vitrava/shared-kit/i18n';
import { createWatch, fork, scopeBind } from 'effector';
import { Provider } from 'effector-react';
import en from '../../../locales/en.json';
import { changePasswordFx } from './model.ts';
import { PasswordChangeView } from './view.tsx';

function open(status = 200, body: unknown = { data: true }) {
  const headers = { 'content-type': 'application/json' };
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(body), { status, headers }));
  const scope = fork({
    values: [
      [$locale, 'en'],
      [$userId, 5],
    ],
  });
  const spies = { announced: jest.fn(), busy: jest.fn() };
  createWatch({ unit: announcementRequested, scope, fn: spies.announced });
  createWatch({ unit: popupBusyChanged, scope, fn: spies.busy });
  const close = jest.fn();
  render(
    <Provider value={scope}>
      <I18nProvider i18n={createI18n('en', en)}>
        <PasswordChangeView close={close} input={{ email: 'anna@example.com' }} />
      </I18nProvider>
    </Provider>,
  );
  return { scope, fetch, close, ...spies };
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const send = () => userEvent.click(screen.getByRole('button', { name: en.passwordChange.submit }));

async function fillAndSend(): Promise<void> {
  await userEvent.type(field(en.passwordChange.old), 'Vitrava-2026');
  await userEvent.type(field(en.newPassword.password), 'Rainy-Night-7');
  await userEvent.type(field(en.newPassword.repeat), 'Rainy-Night-7');
  await send();
}

describe('the change of the password', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('[A14] [A16] The form requires the old, the new and the repeated password, each with its own message', async () => {
    const { fetch } = open();
    await send();
    for (const name of ['old_password', 'new_password', 'new_password_repeat']) {
      expect(screen.getByText(kitMessage('en', { key: 'required' }, name))).toBeTruthy();
    }
    await waitFor(() => expect(document.activeElement).toBe(field(en.passwordChange.old)));
    expect(fetch).not.toHaveBeenCalled();
  });

  it('shows while typing which rules the new password keeps, and lets password managers in', async () => {
    open();
    await userEvent.type(field(en.newPassword.password), 'Rainy');
    const rule = (text: string) => screen.getByText(text).parentElement?.textContent;
    expect(rule(en.newPassword.rules.letterCase)).toContain(en.newPassword.kept);
    expect(rule(en.newPassword.rules.minLength)).toContain(en.newPassword.notYet);
    expect(rule(en.newPassword.rules.noSpaces)).toBeTruthy();
    expect(field(en.passwordChange.old).autocomplete).toBe('current-password');
    expect(field(en.newPassword.password).autocomplete).toBe('new-password');
    expect(document.querySelector<HTMLInputElement>('[autocomplete=username]')?.value).toBe('anna@example.com');
  });

  it('[W13] The form sends all three passwords, announces the change, and closes', async () => {
    const { fetch, close, announced, busy } = open();
    await fillAndSend();
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect([url, init?.method, JSON.parse(init?.body as string)]).toEqual([
      '/api/users/5/change_password/',
      'PUT',
      { old_password: 'Vitrava-2026', new_password: 'Rainy-Night-7', new_password_repeat: 'Rainy-Night-7' },
    ]);
    expect(announced).toHaveBeenCalledWith({ text: en.passwordChange.done, tone: 'notice' });
    expect(busy.mock.calls).toEqual([[true], [false]]);
  });

  it('[E14] keeps the API’s map of fields beside the fields, in the words of the shop, until they change, and throws it on', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const body = { old_password: ['This is not your current password.'], captcha: 'No robots.' };
    const { scope, close } = open(400, body);
    await fillAndSend();
    expect(await screen.findByText(en.problems.old_password.wrong)).toBeTruthy();
    expect(screen.getByRole('alert').textContent).toContain(en.passwordChange.failed);
    expect(document.body.textContent).not.toContain('No robots.');
    expect(field(en.passwordChange.old).value).toBe('Vitrava-2026');
    const again = scopeBind(changePasswordFx, { scope })({ old_password: '', new_password: '', new_password_repeat: '' });
    await expect(again).rejects.toMatchObject({ kind: 'status', status: 400, body });
    expect(close).not.toHaveBeenCalled();
    await userEvent.type(field(en.passwordChange.old), '!');
    expect(screen.queryByText(en.problems.old_password.wrong)).toBeNull();
  });
});
