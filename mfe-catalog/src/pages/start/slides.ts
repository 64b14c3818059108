import { $locale } from '@vitrava/shared-kit/bus/shell';
import { LOCALES } from '@vitrava/shared-kit/contracts/locale';
import { createSideQuery } from '@vitrava/shared-kit/models/page-query';
import { type Slide, slideListContract } from '../../contracts.ts';
import { isBare, readQuery } from '../../domain/catalogue-address/index.ts';
import { listQuery } from './list.ts';

const NO_SLIDES = '';

/** Only the start page as one enters it has slides, worded in its language; it lives without them. */
export const slides = createSideQuery({
  name: 'catalog/slides',
  beside: listQuery,
  source: $locale,
  params: ({ query }, locale) => (isBare(readQuery(query)) ? LOCALES[locale].language : NO_SLIDES),
  canExist: (language) => language !== NO_SLIDES,
  call: (language) => ({ path: 'api/advertising/', query: { language } }),
  contract: slideListContract,
  read: ({ results }): readonly Slide[] => results,
  fallback: [],
  keepsData: true,
});
export const { $data: $slides } = slides;

export const SLIDE_SIZES = '(min-width: 1400px) 1320px, 100vw';
