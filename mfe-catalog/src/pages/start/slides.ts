import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { Slide } from '@vitrava/shared-kit/contracts/api';
import { pictureContract } from '@vitrava/shared-kit/contracts/browser';
import { LOCALES } from '@vitrava/shared-kit/contracts/locale';
import { createSideQuery } from '@vitrava/shared-kit/models/page-query';
import { arr, type Contract, num, obj, str } from '@withease/contracts';
import { isBare, readQuery } from '../../domain/catalogue-address/index.ts';
import { listQuery } from './list.ts';

const slideContract: Contract<unknown, Slide> = obj({
  id: num,
  slug: str,
  title: str,
  text: str,
  action: str,
  to: str,
  picture: pictureContract,
});

/** What an address without slides asks for. */
const NO_SLIDES = '';

/** Only the start page as one enters it has slides, worded in its language; it lives without them. */
export const slides = createSideQuery({
  name: 'catalog/slides',
  beside: listQuery,
  source: $locale,
  params: ({ query }, locale) => (isBare(readQuery(query)) ? LOCALES[locale].language : NO_SLIDES),
  canExist: (language) => language !== NO_SLIDES,
  call: (language) => ({ path: 'api/advertising/', query: { language } }),
  contract: obj({ results: arr(slideContract) }),
  read: ({ results }): readonly Slide[] => results,
  fallback: [],
  keepsData: true,
});
export const { $data: $slides } = slides;

/** How wide a slide's picture is. */
export const SLIDE_SIZES = '(min-width: 1400px) 1320px, 100vw';
