import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { $userId } from '@vitrava/shared-kit/bus/session';
import { announcementRequested } from '@vitrava/shared-kit/bus/shell';
import { createI18n } from '@vitrava/shared-kit/i18n';
import { $t } from '@vitrava/shared-kit/i18n/model';
import { allSettled, createWatch, fork } from 'effector';
import en from '../../../locales/en.json';
import ru from '../../../locales/ru.json';
import { $favouriteIds, favouriteToggled } from '../../bus.ts';
import { MOST_FAVOURITES } from '../../domain/favourites/index.ts';
import { mockChannels } from '../../testing/index.ts';
import { favouritesItem, favouritesStarted } from './index.ts';

describe('the favourites of a guest', () => {
  beforeEach(mockChannels);
  afterEach(() => localStorage.clear());

  it.each([
    ['ru', 'На этом устройстве хранится до 200 избранных товаров.'],
    ['en', 'This device keeps up to 200 favourites.'],
  ] as const)('stay as they are when the device has no room for more, with a word in %s', async (locale, words) => {
    const full = Array.from({ length: MOST_FAVOURITES }, (_, index) => index + 1);
    favouritesItem.write(full);
    const scope = fork({ values: [[$userId, null]] });
    await allSettled(favouritesStarted, { scope });
    await allSettled($t, { scope, params: createI18n(locale, locale === 'ru' ? ru : en).t });
    const announced: { text: string; tone: string }[] = [];
    createWatch({ unit: announcementRequested, scope, fn: (word) => void announced.push(word) });
    const toggle = (product: number, favourite: boolean) => allSettled(favouriteToggled, { scope, params: { product, favourite } });

    await toggle(999, true);
    expect(scope.getState($favouriteIds)).toEqual(full);
    expect(favouritesItem.read()).toEqual(full);
    expect(announced.at(-1)).toEqual({ text: expect.stringContaining(words), tone: 'error' });

    await toggle(1, false);
    await toggle(999, true);
    expect(scope.getState($favouriteIds)).toEqual([...full.slice(1), 999]);
    expect(announced.filter(({ tone }) => tone === 'error')).toHaveLength(1);
  });
});
