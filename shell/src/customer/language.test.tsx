import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ensureFreshTokenFx, signedIn } from '@vitrava/shared-kit/bus/session';
import { $isCheckLayout, $locale, $location, $pendingNavigation } from '@vitrava/shared-kit/bus/shell';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { allSettled, fork, type Scope } from 'effector';
import { sessionValues } from '../session/testing/index.ts';
import './index.ts';
import { followFx, languageChosen } from './language.ts';

interface Situation {
  readonly locale?: LocaleCode;
  readonly language?: string | undefined;
  readonly isCheckout?: boolean;
  readonly pending?: string | null;
  readonly patch?: number;
  /** The customer signs in in this very tab. */
  readonly isHere?: boolean;
}

/** A page of customer 7, whose record has a language, over an API that answers changes with a status. */
function shop({ locale = 'ru', pending = null, patch = 200, isHere = false, isCheckout = false, ...rest }: Situation = {}) {
  const language = 'language' in rest ? rest.language : 'russian';
  const sent: { body: unknown; keepalive: boolean | undefined }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
    if (init?.method !== 'PATCH') return Response.json({ first_name: 'Анна', last_name: 'Иванова', ui_language: language });
    sent.push({ body: JSON.parse(init.body as string), keepalive: init.keepalive });
    return Response.json({}, { status: patch });
  });
  const left: string[] = [];
  const scope: Scope = fork({
    values: [
      ...sessionValues({ userId: 7, next: isHere ? { signedInInTab: true } : {} }),
      [$locale, locale],
      [$location, { pathname: '/product/1', search: '?from=list', hash: '', key: 'a' }],
      [$pendingNavigation, pending],
      [$isCheckLayout, isCheckout],
    ],
    handlers: [
      [ensureFreshTokenFx, () => 'token'],
      [followFx, (href: string) => void left.push(href)],
    ],
  });
  return {
    sent,
    left,
    come: () => allSettled(signedIn, { scope, params: { userId: 7 } }),
    choose: (to: LocaleCode) => allSettled(languageChosen, { scope, params: to }),
  };
}

const stored = () => localStorage.getItem('vitrava.language.v1');

function clear(): void {
  localStorage.clear();
  sessionStorage.clear();
}
beforeEach(clear);
afterEach(clear);

describe('the language of a customer', () => {
  it('[W12] follows the switch: the change leaves with the document, and nothing of it stays', async () => {
    const { sent, come, choose } = shop();
    await come();
    await choose('en');
    expect(sent).toEqual([{ body: { ui_language: 'english' }, keepalive: true }]);
    expect(stored()).toBeNull();
  });

  it('is sent again by the next document when the answer was lost or a refusal', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const before = shop({ patch: 503 });
    await before.come();
    await before.choose('en');
    expect(stored()).not.toBeNull();
    const next = shop({ locale: 'en' });
    await next.come();
    expect(next.sent).toEqual([{ body: { ui_language: 'english' }, keepalive: true }]);
    expect(stored()).toBeNull();
  });

  it('The language is unchanged when the record has the choice', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const before = shop({ patch: 503 });
    await before.come();
    await before.choose('en');
    const next = shop({ locale: 'en', language: 'english', isHere: true });
    await next.come();
    expect([next.sent, next.left, stored()]).toEqual([[], [], null]);
  });

  it('is followed by the shop when they sign in here: same address, or where they were going', async () => {
    const here = shop({ language: 'english', isHere: true });
    await here.come();
    expect(here.left).toEqual(['/locale?to=en&path=%2Fproduct%2F1%3Ffrom%3Dlist&by=record']);
    const onTheWay = shop({ locale: 'en', language: 'russian', pending: '/checkout', isHere: true });
    await onTheWay.come();
    expect(onTheWay.left).toEqual(['/locale?to=ru&path=%2Fcheckout&by=record']);
  });

  it('is not followed in the middle of checkout', async () => {
    const { left, sent, come } = shop({ language: 'english', isHere: true, isCheckout: true });
    await come();
    expect([left, sent]).toEqual([[], []]);
  });

  it('The language is that of the page after a guest’s choice in this visit, and the record is updated; the next customer has their own', async () => {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way to set a cookie.
    document.cookie = 'language-chosen=1; Path=/';
    const chosen = shop({ locale: 'en', isHere: true });
    await chosen.come();
    expect([chosen.left, chosen.sent]).toEqual([[], [{ body: { ui_language: 'english' }, keepalive: true }]]);
    const next = shop({ locale: 'en', isHere: true });
    await next.come();
    expect([next.left.length, next.sent]).toEqual([1, []]);
  });

  it.each([404, 400])('is not sent for ever to an API that answers %d', async (patch) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { come, choose } = shop({ patch });
    await come();
    await choose('en');
    expect(stored()).toBeNull();
  });

  it('is not sent again to a record that has none', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const before = shop({ patch: 503 });
    await before.come();
    await before.choose('en');
    const next = shop({ locale: 'en', language: undefined });
    await next.come();
    expect([next.sent, stored()]).toEqual([[], null]);
  });

  it('The language changes for no customer who was signed in before, and never to one that the shop does not have', async () => {
    const known = shop({ language: 'english' });
    await known.come();
    const latin = shop({ language: 'latin', isHere: true });
    await latin.come();
    expect([known.left, latin.left]).toEqual([[], []]);
  });
});
