import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ensureFreshTokenFx, signedIn, signedOut } from '@vitrava/shared-kit/bus/session';
import { allSettled, fork } from 'effector';
import { sessionValues } from '../session/testing/index.ts';
import './index.ts';

const DRAFT = 'vitrava.customer.details.v1';
const SEARCHES = 'vitrava.customer.searches.v1';

beforeEach(() => {
  sessionStorage.clear();
  sessionStorage.setItem(DRAFT, '{}');
  sessionStorage.setItem('vitrava.other.v1', '{}');
  localStorage.clear();
  localStorage.setItem(SEARCHES, '{}');
});

/** A page of customer 7 which has loaded no remote. */
async function open({ isHere = false, userId = 7 }: { readonly isHere?: boolean; readonly userId?: number | null } = {}) {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ first_name: 'Анна', last_name: 'Иванова', ui_language: 'russian' }));
  const scope = fork({
    values: sessionValues({ userId, next: isHere ? { signedInInTab: true } : {} }),
    handlers: [[ensureFreshTokenFx, () => 'token']],
  });
  await allSettled(signedIn, { scope, params: { userId: 7 } });
  return scope;
}

const stored = () => Object.keys(sessionStorage).sort();

describe('a remote’s data of a customer', () => {
  it('stays in the next document of the session', async () => {
    await open();
    expect(stored()).toEqual([DRAFT, 'vitrava.other.v1']);
  });

  it.each(['user', 'refused', 'otherTab'] as const)('is gone with the session (%s) where the remote was never opened', async (reason) => {
    const scope = await open();
    await allSettled(signedOut, { scope, params: { reason } });
    expect(stored()).toEqual(['vitrava.other.v1']);
    expect(localStorage.getItem(SEARCHES)).toBeNull();
  });

  it('is gone when any session begins here', async () => {
    await open({ isHere: true });
    expect(stored()).toEqual(['vitrava.other.v1']);
    expect(localStorage.getItem(SEARCHES)).not.toBeNull();
  });

  it('is gone when the customer has left before this part of the program came', async () => {
    await open({ userId: null });
    expect(stored()).toEqual(['vitrava.other.v1']);
  });
});
