import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { accessGranted } from '@vitrava/shared-kit/bus/session';
import { kitMessage } from '@vitrava/shared-kit/forms/messages';
import { createI18n, I18nProvider } from '@vitrava/shared-kit/i18n';
import { createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import en from '../../../locales/en.json';
import { LoginView } from './view.tsx';

type Answer = { status: number; body?: unknown; text?: string; retryAfter?: string } | Promise<never>;

function open(answer?: Answer, input: Readonly<Record<string, unknown>> = {}) {
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    const { status, body, text, retryAfter } = await (answer ?? {
      status: 200,
      body: { access: 'token' },
      text: undefined,
      retryAfter: '',
    });
    const headers = { 'content-type': 'application/json', ...(retryAfter && { 'retry-after': retryAfter }) };
    return new Response(text ?? JSON.stringify(body), { status, headers });
  });
  const scope = fork({ values: { 'shell/$locale': 'en' } });
  const granted = jest.fn();
  createWatch({ unit: accessGranted, scope, fn: granted });
  const close = jest.fn();
  const view = render(
    <Provider value={scope}>
      <I18nProvider i18n={createI18n('en', en)}>
        <LoginView close={close} input={input} />
      </I18nProvider>
    </Provider>,
  );
  const sent = () => fetch.mock.calls.map(([url, init]) => ({ url, method: init?.method, body: JSON.parse(init?.body as string) }));
  return { fetch, granted, close, sent, ...view };
}

const apiText = (field: string, key: 'required' | 'email') => kitMessage('en', { key }, field);
const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: en.login.email });
const password = () => screen.getByLabelText<HTMLInputElement>(en.login.password);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

async function fillAndSend(): Promise<void> {
  await userEvent.type(email(), ' anna@example.com');
  await userEvent.type(password(), 'Secret-1');
  await press(en.login.submit);
}

async function openRecovery(): Promise<void> {
  await userEvent.type(email(), 'anna@example.com');
  await press(en.login.forgot);
}

afterEach(() => {
  jest.useRealTimers();
});

describe('the login form', () => {
  it('[A7] [A8] The form requires e-mail and password, each with its own message, and focuses the first', async () => {
    const { fetch } = open();
    await press(en.login.submit);
    expect(screen.getByText(apiText('email', 'required'))).toBeTruthy();
    expect(screen.getByText(apiText('password', 'required'))).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(email()));
    await userEvent.type(email(), 'anna@');
    expect(screen.getByText(apiText('email', 'email'))).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('The form names the missing cookies in a browser that blocks them, sends nothing, and signs in when they are enabled', async () => {
    const { fetch, sent } = open();
    const cookies = jest.spyOn(document, 'cookie', 'get').mockReturnValue('');
    await fillAndSend();
    expect((await screen.findByRole('alert')).textContent).toContain(en.problems.detail.cookies);
    expect(fetch).not.toHaveBeenCalled();
    expect(email().value).toContain('anna@example.com');
    cookies.mockRestore();
    await press(en.login.submit);
    await waitFor(() => expect(sent()).toHaveLength(1));
  });

  it('[A9] takes 55 characters at most, and lets password managers in', () => {
    open();
    expect(email().maxLength).toBe(55);
    expect(password().maxLength).toBe(55);
    expect([email().autocomplete, password().autocomplete]).toEqual(['username', 'current-password']);
    expect(password().form).not.toBeNull();
  });

  it('[W6] [D17] The form sends the fields, remember_me and a secret copy of the password; the bus gets the access token and the popup closes', async () => {
    const { sent, granted, close } = open();
    await fillAndSend();
    await waitFor(() => expect(close).toHaveBeenCalledTimes(1));
    expect(granted).toHaveBeenCalledWith({ access: 'token', requestedAt: expect.any(Number) });
    expect(sent()).toEqual([
      {
        url: '/api/token/',
        method: 'POST',
        body: { email: 'anna@example.com', password: 'Secret-1', remember_me: true, secret: 'Secret-1' },
      },
    ]);
  });

  it('[E5] shows wrong credentials in a line of the form, in own words, and keeps the text', async () => {
    const { close } = open({ status: 401, body: { detail: 'No active account found' } });
    await fillAndSend();
    expect((await screen.findByRole('alert')).textContent).toContain(en.problems.detail.credentials);
    expect(screen.queryByText(/No active account/)).toBeNull();
    expect(password().value).toBe('Secret-1');
    expect(close).not.toHaveBeenCalled();
  });

  it('The form shows when to try again after too many attempts', async () => {
    open({ status: 429, body: { detail: 'Throttled' }, retryAfter: '42' });
    await fillAndSend();
    expect((await screen.findByRole('alert')).textContent).toContain('Try again in 42 seconds.');
  });

  it.each([
    ['a 500 without a body', { status: 500, body: null }],
    ['a 401 whose body is not JSON', { status: 401, text: '<oops' }],
  ])('[E6] [E25] logs `Failed to fetch account data` after %s', async (_, answer) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    open(answer);
    await fillAndSend();
    expect((await screen.findByRole('alert')).textContent).toContain(
      kitMessage('en', { key: 'refused', values: { reason: 'unknown' } }, 'detail'),
    );
    expect(warn.mock.calls.flat()).toContainEqual(expect.objectContaining({ message: 'Failed to fetch account data' }));
  });

  it('sends once, however often it is pressed', async () => {
    const { fetch } = open(new Promise<never>(() => undefined));
    await fillAndSend();
    await press(en.login.submit);
    await userEvent.type(password(), '{Enter}');
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: en.login.submit }).getAttribute('aria-busy')).toBe('true');
  });

  it('[A2] leads to the registration on the page of personal details', async () => {
    open();
    const link = screen.getByRole('link', { name: en.login.register });
    expect(link.getAttribute('href')).toBe('/en/account/personal-details?register=1');
  });
});

describe('the recovery form', () => {
  it('The recovery opens at once on an external request, such as the page of an invalid link', async () => {
    open(undefined, { mode: 'recovery' });
    expect(await screen.findByRole('heading', { name: en.recovery.title })).toBeTruthy();
    await press(en.recovery.back);
    expect(screen.getByRole('heading', { name: en.login.title })).toBeTruthy();
  });

  it('[A1] [A10] takes the place of the login form with the e-mail typed there, which is required and checked', async () => {
    const { fetch } = open();
    await openRecovery();
    expect(screen.getByRole('heading', { name: en.recovery.title })).toBeTruthy();
    expect(email().name).toBe('recover_email');
    expect(email().value).toBe('anna@example.com');
    await userEvent.clear(email());
    await press(en.recovery.submit);
    expect(screen.getByText(apiText('recover_email', 'required'))).toBeTruthy();
    await userEvent.type(email(), 'anna');
    expect(screen.getByText(apiText('recover_email', 'email'))).toBeTruthy();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('[A11] The button shows that the form is being sent', async () => {
    open(new Promise<never>(() => undefined));
    await openRecovery();
    await press(en.recovery.submit);
    expect(screen.getByRole('button', { name: en.recovery.sending })).toBeTruthy();
  });

  it('[A12] [W14] The recovery shows the address of the email and closes 5000 ms later', async () => {
    const { close, sent } = open({ status: 200, body: { detail: 'ok' } });
    await openRecovery();
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
    fireEvent.click(screen.getByRole('button', { name: en.recovery.submit }));
    await act(() => jest.advanceTimersByTimeAsync(50));
    expect(screen.getByRole('status').textContent).toContain('anna@example.com');
    expect(sent()).toEqual([{ url: '/api/users/reset_password/', method: 'PUT', body: { email: 'anna@example.com' } }]);
    await act(() => jest.advanceTimersByTimeAsync(4900));
    expect(close).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('[E8] The recovery shows beside the field that no account has this email, and stays open', async () => {
    open({ status: 404, body: { detail: 'User does not exist' } });
    await openRecovery();
    await press(en.recovery.submit);
    expect(await screen.findByText(en.problems.recover_email.unknownUser)).toBeTruthy();
    expect(screen.getByRole('button', { name: en.recovery.submit })).toBeTruthy();
  });
});
