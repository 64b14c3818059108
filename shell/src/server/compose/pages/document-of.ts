import { scriptJson } from '@vitrava/server-kit/html';
import type { PageAnalytics } from '@vitrava/shared-kit/contracts/page';
import { variantOf } from '../../../main-area/index.ts';
import { type TextPiece, type Utf8, utf8Of } from '../../utf8/index.ts';
import { documentState, type PageResources, writeDocument } from '../document/index.ts';
import { previewRibbon } from '../preview/index.ts';
import { type AskedPage, backendValues, shellValues } from './asked-page.ts';
import type { ComposedPage } from './compose-page.ts';
import type { ComposedFrame } from './compose-slots.ts';
import { itemCountValues } from './guest-cart.ts';

interface Surroundings {
  readonly resources: PageResources;
  /** The owner's markup stands as it is, without its state. */
  readonly isStanding: boolean;
  readonly origin: string;
  readonly analytics: PageAnalytics | null;
}

/** The document, in pieces, of a page whose parts are there. What it depends on beside them stands in `wholePageKey`, or never changes. */
export function documentOf(
  asked: AskedPage,
  page: ComposedPage,
  frame: ComposedFrame,
  content: Utf8,
  { resources, isStanding, origin, analytics }: Surroundings,
): TextPiece[] {
  const { composition, locale, path, search, isFirstVisit, hasTypeface, trial, preview } = asked;
  const { owner, head, status } = page;
  const shell = scriptJson({
    ...backendValues(asked),
    ...shellValues(asked, owner),
    'shell/$trail': page.trail,
    ...itemCountValues(asked),
  });
  const variant = variantOf(asked.owned?.route.meta.role === 'product', search, asked.owned?.route.meta.checkLayout === true);
  const state = documentState({
    composition,
    locale,
    status,
    owner,
    rendering: page.rendering,
    ...(analytics && !preview && { analytics }),
    ...(trial && { trial }),
    values: [frame.state, ...(isStanding ? [] : [page.values]), utf8Of(shell)],
  });
  const ribbon = preview ? previewRibbon(preview, locale) : '';
  return writeDocument({
    head,
    locale,
    path,
    status,
    origin,
    resources,
    frame,
    owner,
    isStanding,
    isFirstVisit,
    hasTypeface,
    variant,
    content,
    state,
    ribbon,
    unplaced: frame.unplaced,
  });
}
