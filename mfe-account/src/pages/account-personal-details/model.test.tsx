import { describe, expect, it, jest } from '@jest/globals';
import { $sessionStatus, $userId, signedOut } from '@vitrava/shared-kit/bus/session';
import { signInRequested } from '@vitrava/shared-kit/bus/shell';
import { CUSTOMER_FIELDS } from '@vitrava/shared-kit/contracts/customer-fields';
import { networkError } from '@vitrava/shared-kit/errors';
import { allSettled, createWatch, fork } from 'effector';
import { $customerName } from '../../bus.ts';
import './sign-in-popup.ts';
import { $customer, loadCustomerFx, retryRequested } from './customer.ts';
import { type Detail, detailsOf } from './details.ts';
import { PersonalDetailsGate } from './gate.ts';
import { $isRegistering, $state, opened } from './model.ts';

const ANNA = {
  id: 5,
  email: 'anna@example.com',
  first_name: 'Анна',
  last_name: 'Северова',
  phone: '+79000000000',
  date_of_birth: '1990-04-12',
  ui_language: 'russian',
};

async function arrive(session: 'unknown' | 'anonymous' | 'authenticated', load = jest.fn(async () => ANNA)) {
  const scope = fork({
    values: [
      [$sessionStatus, session],
      [$userId, session === 'authenticated' ? 5 : null],
    ],
    handlers: [[loadCustomerFx, load]],
  });
  const requested = jest.fn();
  createWatch({ unit: signInRequested, scope, fn: requested });
  await allSettled(PersonalDetailsGate.open, { scope, params: {} });
  const become = (status: 'anonymous' | 'authenticated') => allSettled($sessionStatus, { scope, params: status });
  return { scope, requested, become };
}

describe('a guest on personal details', () => {
  it('[R13] [A4] A guest is prompted to sign in 200 ms after the session is known', async () => {
    const { requested, become, scope } = await arrive('unknown');
    expect(requested).not.toHaveBeenCalled();
    const known = Date.now();
    await become('anonymous');
    expect(Date.now() - known).toBeGreaterThanOrEqual(195);
    expect(requested).toHaveBeenCalledTimes(1);
    expect(scope.getState($state)).toBe('guest');
  });

  it('A guest is prompted once per visit, not after signing out on the page', async () => {
    const { requested, become } = await arrive('authenticated');
    await become('anonymous');
    expect(requested).not.toHaveBeenCalled();
    const guest = await arrive('anonymous');
    await guest.become('authenticated');
    await guest.become('anonymous');
    expect(guest.requested).toHaveBeenCalledTimes(1);
  });

  it('A guest is not prompted when the visit is for a registration', async () => {
    const scope = fork({ values: [[$sessionStatus, 'anonymous']] });
    const requested = jest.fn();
    createWatch({ unit: signInRequested, scope, fn: requested });
    await allSettled(opened, { scope, params: { params: {}, query: { register: '1' } } });
    await allSettled(PersonalDetailsGate.open, { scope, params: {} });
    expect(scope.getState($isRegistering)).toBe(true);
    expect(requested).not.toHaveBeenCalled();
  });

  it('A guest is not prompted after leaving the page', async () => {
    const { scope, requested } = await arrive('unknown');
    const settled = allSettled($sessionStatus, { scope, params: 'anonymous' });
    await Promise.all([settled, allSettled(PersonalDetailsGate.close, { scope, params: {} })]);
    expect(requested).not.toHaveBeenCalled();
  });
});

describe('a customer on personal details', () => {
  it('[A19] [W11] The page shows the details of the API, and the bus gets the name', async () => {
    const answer = new Response(JSON.stringify(ANNA), { headers: { 'content-type': 'application/json' } });
    const fetch = jest.spyOn(globalThis, 'fetch').mockResolvedValue(answer);
    const scope = fork({
      values: [
        [$sessionStatus, 'authenticated'],
        [$userId, 5],
      ],
    });
    await allSettled(PersonalDetailsGate.open, { scope, params: {} });
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/api/users/5/']);
    expect(scope.getState($state)).toBe('ready');
    expect(scope.getState($customerName)).toMatchObject({ firstName: 'Анна', lastName: 'Северова' });
  });

  it('[E15] An error of the call is only logged, and the call can be repeated', async () => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const load = jest.fn(async () => ANNA).mockRejectedValueOnce(networkError());
    const { scope } = await arrive('authenticated', load);
    expect(scope.getState($state)).toBe('failed');
    expect(warn).toHaveBeenCalledTimes(1);
    await allSettled(retryRequested, { scope });
    expect(scope.getState($state)).toBe('ready');
  });

  it('leaves nothing behind at sign-out', async () => {
    const { scope } = await arrive('authenticated');
    await allSettled(signedOut, { scope, params: { reason: 'user' } });
    expect(scope.getState($customer)).toBeNull();
    expect(scope.getState($customerName)).toBeNull();
  });

  it('The page never shows details that another customer requested', async () => {
    const { promise, resolve: answer } = Promise.withResolvers<typeof ANNA>();
    const load = jest.fn(() => promise);
    const scope = fork({
      values: [
        [$sessionStatus, 'authenticated'],
        [$userId, 5],
      ],
      handlers: [[loadCustomerFx, load]],
    });
    const settled = allSettled(PersonalDetailsGate.open, { scope, params: {} });
    const left = allSettled($userId, { scope, params: null });
    answer(ANNA);
    await Promise.all([settled, left]);
    expect(scope.getState($customer)).toBeNull();
  });
});

describe('details', () => {
  const labels = ['fields.phone', 'fields.date_of_birth', 'fields.title', 'fields.job_title', 'details.language'];
  const withoutOthers = (lines: readonly Detail[]) => lines.filter(({ label }) => labels.includes(label));

  it('has a line for each field that is no name', () => {
    const expected = CUSTOMER_FIELDS.flatMap(({ name, kind }) => (kind === 'name' ? [] : [`fields.${name}`]));
    expect(detailsOf(ANNA, 'ru').map(({ label }) => label)).toEqual(['details.name', 'details.email', ...expected, 'details.language']);
  });

  it('The details are worded for people, and omit missing values', () => {
    const lines = detailsOf(ANNA, 'ru');
    expect(lines.slice(0, 2)).toEqual([
      { label: 'details.name', value: 'Анна Северова' },
      { label: 'details.email', value: 'anna@example.com' },
    ]);
    expect(withoutOthers(lines.slice(2))).toEqual([
      { label: 'fields.phone', value: '+7\u00a0900\u00a0000-00-00' },
      { label: 'fields.date_of_birth', value: '12\u00a0апреля\u00a01990' },
      { label: 'fields.title' },
      { label: 'fields.job_title' },
      { label: 'details.language', choice: 'details.russian' },
    ]);
    const stranger = { ...ANNA, phone: '', date_of_birth: null, title: 'Ms', job_title: 'Chemist', ui_language: 'latin' };
    expect(withoutOthers(detailsOf(stranger, 'en').slice(2))).toEqual([
      { label: 'fields.phone' },
      { label: 'fields.date_of_birth' },
      { label: 'fields.title', value: 'Ms' },
      { label: 'fields.job_title', value: 'Chemist' },
      { label: 'details.language' },
    ]);
  });
});
