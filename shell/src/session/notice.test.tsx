import { beforeEach, describe, expect, it } from '@jest/globals';
import { accessGranted, signOutRequested } from '@vitrava/shared-kit/bus/session';
import { announcementRequested } from '@vitrava/shared-kit/bus/shell';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { createI18n } from '@vitrava/shared-kit/i18n';
import { setLanguage } from '@vitrava/shared-kit/i18n/model';
import { allSettled, createWatch, fork, type Scope } from 'effector';
import en from '../../locales/en.json';
import ru from '../../locales/ru.json';
import { sessionStarted } from './model.ts';
import './notice.ts';
import { refreshFx } from './refresh.ts';
import { openApi, openBrowser, openTab, quiet, REFRESH, replaceToken, tokenFor } from './testing/index.ts';

const LOCALES = { ru, en };

const noticesIn = (scope: Scope, locale: LocaleCode = 'ru'): string[] => {
  setLanguage(scope, createI18n(locale, LOCALES[locale]));
  const texts: string[] = [];
  createWatch({ unit: announcementRequested, scope, fn: ({ text, tone }) => texts.push(`${tone}: ${text}`) });
  return texts;
};

describe('the end of a session without a sign-out in this tab', () => {
  let api: ReturnType<typeof openApi>;
  beforeEach(() => {
    openBrowser();
    api = openApi();
    api.user = 7;
  });

  it.each(['ru', 'en'] as const)('[S8] is announced when a refresh is refused, in %s', async (locale) => {
    const here = await openTab();
    const texts = noticesIn(here.scope, locale);
    replaceToken(here, tokenFor(7, 14));
    api.hold.set(REFRESH, Promise.resolve({ status: 401 }));
    await allSettled(refreshFx, { scope: here.scope });
    expect(texts).toEqual([`notice: ${LOCALES[locale].session.lost}`]);
  });

  it('[S8] The end is announced to a customer who comes back too late', async () => {
    await openTab();
    api.user = null;
    const scope = fork();
    const texts = noticesIn(scope);
    await allSettled(sessionStarted, { scope });
    expect(texts).toEqual([`notice: ${ru.session.lost}`]);
  });

  it('is announced in the other tabs when the shopper leaves in one, and not in that one', async () => {
    const [here, there] = [await openTab(), await openTab()];
    const [texts, others] = [noticesIn(here.scope), noticesIn(there.scope)];
    await allSettled(signOutRequested, { scope: here.scope });
    await quiet();
    expect([texts, others]).toEqual([[], [`notice: ${ru.session.elsewhere}`]]);
  });

  it('is not announced to a guest, nor where another customer has come in', async () => {
    api.user = null;
    const guest = fork();
    const texts = noticesIn(guest);
    await allSettled(sessionStarted, { scope: guest });
    api.user = 7;
    const [here, there] = [await openTab(), await openTab()];
    const others = noticesIn(there.scope);
    await allSettled(accessGranted, { scope: here.scope, params: { access: tokenFor(8) } });
    await quiet();
    expect([texts, others]).toEqual([[], []]);
  });
});
