import { scriptJson } from '@vitrava/server-kit/html';
import type { PageAnalytics } from '@vitrava/shared-kit/contracts/page';
import { variantOf } from '../../../main-area/index.ts';
import { type TextPiece, type Utf8, utf8Of } from '../../utf8/index.ts';
import { documentState, type PageResources, writeDocument } from '../document/index.ts';
import { previewRibbon } from '../preview/index.ts';
import type { ComposedPage } from './compose-page.ts';
import type { ComposedFrame } from './compose-slots.ts';
import { itemCountValues } from './guest-cart.ts';
import { backendValues, type RequestedPage, shellValues } from './requested-page.ts';

interface Surroundings {
  readonly resources: PageResources;
  /** The owner's markup stays as it is, without its state. */
  readonly isStanding: boolean;
  readonly origin: string;
  readonly analytics: PageAnalytics | null;
}

/**
 * The document, in pieces, of a page with all parts. Everything else that it depends on is in `wholePageKey`, or never
 * changes.
 */
export function documentOf(
  requested: RequestedPage,
  page: ComposedPage,
  frame: ComposedFrame,
  content: Utf8,
  { resources, isStanding, origin, analytics }: Surroundings,
): TextPiece[] {
  const { composition, locale, path, search, isFirstVisit, hasTypeface, trial, preview } = requested;
  const { owner, head, status } = page;
  const shell = scriptJson({
    ...backendValues(requested),
    ...shellValues(requested, owner),
    'shell/$trail': page.trail,
    ...itemCountValues(requested),
  });
  const variant = variantOf(requested.owned?.route.meta.role === 'product', search, requested.owned?.route.meta.checkLayout === true);
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
