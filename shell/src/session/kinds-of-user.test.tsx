import { beforeEach, describe, expect, it } from '@jest/globals';
import * as session from '@vitrava/shared-kit/bus/session';
import { allSettled, is, type Store } from 'effector';
import { openApi, openBrowser, openTab, type Tab } from './testing/index.ts';
import { readToken } from './token.ts';

const claims = { exp: Math.floor(Date.now() / 1000) + 300, user_id: 7, role: 'admin', groups: ['staff'], is_staff: true };
const ADMIN = `e30.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

/** The session as far as remotes can see it, without the token itself. */
function known({ scope }: Tab): Record<string, unknown> {
  const stores = Object.entries(session).flatMap(([name, unit]) =>
    is.store(unit) ? [[name, scope.getState(unit as Store<unknown>)] as const] : [],
  );
  return Object.fromEntries(stores.filter(([name]) => name !== '$accessToken'));
}

describe('the kinds of users of the shop', () => {
  beforeEach(() => {
    openBrowser();
    openApi();
  });

  it('[S1] is a guest or a customer, and no token makes more of them', async () => {
    const here = await openTab();
    expect(known(here)).toEqual({ $sessionStatus: 'anonymous', $userId: null, $isRenewing: false, $confirmationCode: null });
    await allSettled(session.accessGranted, { scope: here.scope, params: { access: ADMIN } });
    expect(known(here)).toEqual({ $sessionStatus: 'authenticated', $userId: 7, $isRenewing: false, $confirmationCode: null });
    expect(readToken(ADMIN)).toEqual({ userId: 7, expiresAtMs: claims.exp * 1000, issuedAtMs: null });
  });
});
