import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { Slide } from '@vitrava/shared-kit/contracts/api';
import { pictureContract } from '@vitrava/shared-kit/contracts/browser';
import { LOCALES } from '@vitrava/shared-kit/contracts/locale';
import { arr, type Contract, num, obj, str } from '@withease/contracts';
import { createEvent, createStore, sample } from 'effector';
import { type CatalogueQuery, isBare } from '../../domain/catalogue-address/index.ts';

const slideContract: Contract<unknown, Slide> = obj({
  id: num,
  slug: str,
  title: str,
  text: str,
  action: str,
  to: str,
  picture: pictureContract,
});

export const slidesRequested = createEvent<CatalogueQuery>();

export const loadSlidesFx = createApiFx({
  name: 'loadSlidesFx',
  request: (language: 'russian' | 'english') => ({ path: 'api/advertising/', query: { language } }),
  contract: obj({ results: arr(slideContract) }),
});

/** Only the start page as one enters it has slides; it lives without them. */
export const $slides = createStore<readonly Slide[]>([])
  .on(slidesRequested, (slides, request) => (isBare(request) ? slides : []))
  .on(loadSlidesFx.doneData, (_, { results }) => results)
  .reset(loadSlidesFx.fail);

sample({
  clock: slidesRequested,
  source: $locale,
  filter: (_, request) => isBare(request),
  fn: (locale) => LOCALES[locale].language,
  target: loadSlidesFx,
});

/** How wide a slide's picture is. */
export const SLIDE_SIZES = '(min-width: 1400px) 1320px, 100vw';
