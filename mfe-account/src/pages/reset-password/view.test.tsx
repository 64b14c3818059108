import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { $accessToken, $sessionStatus, ensureFreshTokenFx } from '@vitrava/shared-kit/bus/session';
import { $locale, $location, navigationRequested, popupRequested, signInRequested } from '@vitrava/shared-kit/bus/shell';
import { createI18n, I18nProvider } from '@vitrava/shared-kit/i18n';
import { manifestOf } from '@vitrava/shared-kit/testing/conformance';
import { allSettled, createWatch, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import en from '../../../locales/en.json';
import { setPasswordFx } from '../../features/reset-link/index.ts';
import { page as resetPassword } from './index.ts';
import { $hasToken } from './model.ts';
import { ResetPasswordView } from './view.tsx';

const manifest = manifestOf(import.meta);

type Answer = () => Response | Promise<Response>;

const json = (status: number, body: unknown) => () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const GOOD = json(200, { data: true });
const DEAD = json(400, { token: ['The link has been used or has expired.'] });

const place = (search: string) => ({ pathname: '/reset-password', search, hash: '', key: search });

/** The page as the shell shows it: it follows the request for another address. */
function open(search: string, ...answers: readonly Answer[]) {
  const left = [...answers];
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => (left.shift() ?? GOOD)());
  const spies = { gone: jest.fn(), popup: jest.fn(), signIn: jest.fn(), renewed: jest.fn(() => null) };
  const scope = fork({
    values: [
      [$locale, 'en'],
      [$sessionStatus, 'anonymous'],
      [$accessToken, 'access'],
      [$location, place(search)],
      [$hasToken, search.includes('token')],
    ],
    handlers: [[ensureFreshTokenFx, spies.renewed]],
  });
  createWatch({
    unit: navigationRequested,
    scope,
    fn(request) {
      spies.gone(request);
      void allSettled($location, { scope, params: place('') });
      void allSettled($hasToken, { scope, params: false });
    },
  });
  createWatch({ unit: popupRequested, scope, fn: spies.popup });
  createWatch({ unit: signInRequested, scope, fn: spies.signIn });
  render(
    <Provider value={scope}>
      <I18nProvider i18n={createI18n('en', en)}>
        <ResetPasswordView />
      </I18nProvider>
    </Provider>,
  );
  const sent = () => fetch.mock.calls.map(([url, init]) => [url, JSON.parse(init?.body as string)]);
  return { scope, sent, ...spies };
}

const heading = (name: string) => screen.findByRole('heading', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const save = (scope: Scope) =>
  act(() => allSettled(setPasswordFx, { scope, params: { new_password: 'Rainy-Night-7', new_password_repeat: 'Rainy-Night-7' } }));

describe('the page of a link to a new password', () => {
  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'], advanceTimers: true });
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('takes the token out of the address, checks it, and opens the popup', async () => {
    const { gone, sent, popup } = open('?token=abc');
    expect(await heading(en.resetPage.usable.title)).toBeTruthy();
    expect(gone.mock.calls).toEqual([[{ to: '/reset-password', replace: true, scroll: 'keep' }]]);
    expect(sent()).toEqual([['/api/users/reset_password/check/', { token: 'abc' }]]);
    await waitFor(() => expect(popup).toHaveBeenCalledWith({ owner: 'mfe-account', name: 'password-reset' }));
  });

  it('opens the popup again on request after it was closed', async () => {
    const { popup } = open('?token=abc');
    await heading(en.resetPage.usable.title);
    await waitFor(() => expect(popup).toHaveBeenCalledTimes(1));
    await press(en.resetPage.usable.action);
    expect(popup).toHaveBeenCalledTimes(2);
  });

  it('[A18] The page shows that the password is changed, and offers to sign in with it', async () => {
    const { scope, sent, signIn, renewed } = open('?token=abc');
    await heading(en.resetPage.usable.title);
    await save(scope);
    expect(renewed.mock.calls).toEqual([['access']]);
    const title = await heading(en.resetPage.changed.title);
    expect(document.activeElement).toBe(title);
    expect(sent()[1]).toEqual([
      '/api/users/reset_password/confirm/',
      { token: 'abc', new_password: 'Rainy-Night-7', new_password_repeat: 'Rainy-Night-7' },
    ]);
    await press(en.resetPage.signIn);
    expect(signIn).toHaveBeenCalledWith({ defaultReturnTo: '/account/personal-details' });
  });

  it('[E12] reports a link that is dead, offers to sign in, and another email by the recovery of the login popup', async () => {
    const { popup, signIn } = open('?token=abc', DEAD);
    const title = await heading(en.resetPage.invalid.title);
    expect(document.activeElement).toBe(title);
    await press(en.resetPage.signIn);
    expect(signIn).toHaveBeenCalledTimes(1);
    expect(popup).not.toHaveBeenCalled();
    await press(en.resetPage.another);
    expect(popup).toHaveBeenCalledWith({ owner: 'mfe-account', name: 'login', props: { mode: 'recovery' } });
  });

  it('reports a link that died while the form was filled in', async () => {
    const { scope } = open('?token=abc', GOOD, DEAD);
    await heading(en.resetPage.usable.title);
    await save(scope);
    expect(await heading(en.resetPage.invalid.title)).toBeTruthy();
  });

  it('The page leaves open whether a form without a response has changed the password, when the link is invalid afterwards', async () => {
    const lost = json(502, { detail: 'The backend cannot be reached.' });
    const { scope, signIn, popup, renewed } = open('?token=abc', GOOD, lost, DEAD);
    await heading(en.resetPage.usable.title);
    await save(scope);
    expect(renewed).not.toHaveBeenCalled();
    await save(scope);
    const title = await heading(en.resetPage.uncertain.title);
    expect(document.activeElement).toBe(title);
    expect(renewed.mock.calls).toEqual([['access']]);
    await press(en.resetPage.signIn);
    expect(signIn).toHaveBeenCalledWith({ defaultReturnTo: '/account/personal-details' });
    await press(en.resetPage.another);
    expect(popup).toHaveBeenCalledWith({ owner: 'mfe-account', name: 'login', props: { mode: 'recovery' } });
  });

  it('has a retry that works when the check does not come through', async () => {
    const { sent } = open('?token=abc', () => Promise.reject(new TypeError('offline')));
    await screen.findByText(en.resetPage.failed.title);
    await press(en.account.retry);
    expect(await heading(en.resetPage.usable.title)).toBeTruthy();
    expect(sent().map(([, { token }]) => token)).toEqual(['abc', 'abc']);
  });

  it('The page requests the email when there is no token', async () => {
    const { sent, gone } = open('');
    expect(await heading(en.resetPage.missing.title)).toBeTruthy();
    expect(sent()).toEqual([]);
    expect(gone).not.toHaveBeenCalled();
  });

  it('[R14] is the public page /reset-password, which needs no reset', () => {
    const route = manifest.routes.find(({ name }) => name === 'reset-password');
    expect([route?.path, '/reset-password']).toEqual(['/reset-password', '/reset-password']);
    expect(route?.meta).toMatchObject({ needAuth: false, needReset: false });
    expect(route?.meta).not.toHaveProperty('middleware');
  });

  it('is nothing for search engines, and sends no token along with the page', async () => {
    const scope = fork();
    await allSettled(resetPassword.opened, { scope, params: { params: {}, query: { token: 'abc' } } });
    expect(scope.getState(resetPassword.$head)).toMatchObject({ robots: 'noindex' });
    expect(resetPassword.state.map((store) => scope.getState(store))).toEqual([true]);
  });
});
