import { describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { $accessToken, $sessionStatus, $userId, signOutRequested } from '@vitrava/shared-kit/bus/session';
import { $locale, $settings, announcementRequested, popupRequested, signInRequested } from '@vitrava/shared-kit/bus/shell';
import { CUSTOMER_FIELDS } from '@vitrava/shared-kit/contracts/customer-fields';
import { networkError } from '@vitrava/shared-kit/errors';
import { allSettled, createWatch, fork } from 'effector';
import en from '../../../locales/en.json';
import { $cartSummary } from '../../bus/cart.ts';
import type { Customer } from '../../contracts.ts';
import { loadCustomerFx } from './customer.ts';
import { $isRegistering } from './model.ts';
import { showDetails } from './testing/index.ts';

const ANNA: Customer = {
  id: 5,
  email: 'anna@example.com',
  first_name: 'Anna',
  last_name: 'North',
  phone: '',
  date_of_birth: null,
  ui_language: 'english',
};

function open(
  session: 'anonymous' | 'authenticated',
  { load = async () => ANNA, isRegistering = false }: { load?: () => Promise<Customer>; isRegistering?: boolean } = {},
) {
  const scope = fork({
    values: [
      [$locale, 'en'],
      [$sessionStatus, session],
      [$userId, session === 'authenticated' ? 5 : null],
      [$accessToken, session === 'authenticated' ? 'token' : null],
      [$settings, { pageSize: 24, showDiscounts: true, telegramBot: true, logo: null }],
      [$isRegistering, isRegistering],
      [$cartSummary, { amounts: { 1: 2 }, itemCount: 2 }],
    ],
    handlers: [[loadCustomerFx, load]],
  });
  const spies = { signIn: jest.fn(), signOut: jest.fn(), announced: jest.fn(), popup: jest.fn() };
  createWatch({ unit: signInRequested, scope, fn: spies.signIn });
  createWatch({ unit: signOutRequested, scope, fn: spies.signOut });
  createWatch({ unit: announcementRequested, scope, fn: spies.announced });
  createWatch({ unit: popupRequested, scope, fn: spies.popup });
  showDetails(scope);
  return { ...spies, scope };
}

describe('PersonalDetailsView', () => {
  it('The page shows a guest the benefits of an account, and offers sign-in and registration', async () => {
    const { signIn } = open('anonymous');
    expect(screen.getByRole('heading', { name: en.guest.benefits })).toBeTruthy();
    expect(screen.getByRole('link', { name: en.guest.register }).getAttribute('href')).toBe('/en/account/personal-details?register=1');
    await userEvent.click(screen.getByRole('button', { name: en.guest.signIn }));
    expect(signIn).toHaveBeenCalledWith({});
  });

  it('The page opens the registration directly when it was requested', () => {
    open('anonymous', { isRegistering: true });
    expect(screen.getByRole('heading', { name: en.registration.email.title })).toBeTruthy();
    expect(screen.getByRole('textbox', { name: en.registration.fields.email })).toBeTruthy();
  });

  it('[A19] shows the details of the customer and signs out', async () => {
    const { signOut, announced } = open('authenticated');
    expect(await screen.findByText('Anna North')).toBeTruthy();
    // Only her name is known.
    expect(screen.getAllByText(en.details.empty)).toHaveLength(CUSTOMER_FIELDS.filter(({ kind }) => kind !== 'name').length);
    expect(screen.getByText('2 items')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: en.details.signOut }));
    expect(signOut).toHaveBeenCalledTimes(1);
    expect(announced).toHaveBeenCalledWith({ text: en.details.signedOut, tone: 'notice' });
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('[H14] The page offers the bot while there is a valid token, and otherwise shows why it waits', async () => {
    const { scope, popup } = open('authenticated');
    const bot = await screen.findByRole('button', { name: /^Telegram bot/ });
    await act(() => allSettled($accessToken, { scope, params: null }));
    expect(bot.getAttribute('aria-disabled')).toBe('true');
    expect(bot.textContent).toContain(en.telegram.renewing);
    await userEvent.click(bot);
    expect(popup).not.toHaveBeenCalled();
    await act(() => allSettled($accessToken, { scope, params: 'another' }));
    expect(bot.textContent).not.toContain(en.telegram.renewing);
    await userEvent.click(bot);
    expect(popup).toHaveBeenCalledWith({ owner: 'mfe-account', name: 'telegram-qr' });
  });

  it('has a retry that works when the details do not come', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const load = jest.fn(async () => ANNA).mockRejectedValueOnce(networkError());
    open('authenticated', { load });
    await userEvent.click(await screen.findByRole('button', { name: en.account.retry }));
    expect(await screen.findByText('Anna North')).toBeTruthy();
  });
});
