import { beforeEach, describe, expect, it } from '@jest/globals';
import { $confirmationCode, confirmationCodeChanged, signedIn, signedOut } from '@vitrava/shared-kit/bus/session';
import { allSettled, fork, serialize } from 'effector';
import { SHOP_MAP } from '../shop-map/testing/index.ts';
import { takeConfirmationCode } from './confirmation.ts';

const come = (address: string): string | null => {
  history.replaceState({ key: 'first' }, '', address);
  return takeConfirmationCode(SHOP_MAP);
};

describe('The code of an email', () => {
  beforeEach(() => history.replaceState(null, '', '/'));

  it.each([
    ['/account/personal-details?code=482913', '/account/personal-details'],
    ['/en/account/personal-details?register=1&code=482913#form', '/en/account/personal-details?register=1#form'],
  ])('[S12] is taken from %s and leaves the address', (address, left) => {
    expect(come(address)).toBe('482913');
    expect(location.pathname + location.search + location.hash).toBe(left);
    expect(history.state).toEqual({ key: 'first' });
  });

  it('[S12] is nothing that could not be a code, and leaves the address all the same', () => {
    expect(come('/account/personal-details?code=%3Cscript%3E')).toBeNull();
    expect(location.search).toBe('');
  });

  it('is left alone on other pages', () => {
    expect(come('/cart?code=SPRING')).toBeNull();
    expect(location.search).toBe('?code=SPRING');
  });

  it.each([
    ['it is used', confirmationCodeChanged, null],
    ['someone signs in', signedIn, { userId: 7 }],
    ['someone signs out', signedOut, { reason: 'user' as const }],
  ])('[S12] is held in memory alone until %s', async (_, unit, params) => {
    const scope = fork();
    await allSettled(confirmationCodeChanged, { scope, params: '482913' });
    expect(scope.getState($confirmationCode)).toBe('482913');
    expect(serialize(scope)).toEqual({});
    await allSettled(unit as typeof confirmationCodeChanged, { scope, params: params as null });
    expect(scope.getState($confirmationCode)).toBeNull();
  });
});
