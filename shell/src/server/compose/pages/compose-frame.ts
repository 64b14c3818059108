import { productIn } from '../../../main-area/index.ts';
import type { FrameRequest, RenderedFrame, Renderer } from '../../render/index.ts';
import { replaceText, type Utf8, utf8Of } from '../../utf8/index.ts';
import { type AskedPage, placeOf } from './asked-page.ts';
import type { ComposedPage } from './compose-page.ts';

const NOTHING = utf8Of('');

/** Where a query will stand in the frame. */
const ANY_QUERY = '?vitrava-any-query';

/**
 * Header and footer, and what greets a first visit; an owner's page does not change them, so they render beside it. Of a query they know only what the link to the
 * other language keeps: they are rendered once for all queries of a path, and the query is written in afterwards.
 */
export async function composeFrame(renderer: Renderer, asked: AskedPage): Promise<RenderedFrame | null> {
  const { owned, search, isFirstVisit } = asked;
  const request: FrameRequest = { route: owned?.route ?? null, status: 200, parts: ['header', 'footer', 'greeting'] };
  const frame = await renderPart(renderer, { ...asked, search: ANY_QUERY }, owned?.owner ?? null, request);
  if (!frame) return null;
  const withQuery = (html: Utf8) => replaceText(html, inForm(ANY_QUERY), inForm(search));
  const { greeting = NOTHING, header, footer } = frame;
  return { ...frame, header: withQuery(header), footer: withQuery(footer), greeting: isFirstVisit ? greeting : NOTHING };
}

/** As it stands within a value of a query; nothing of it has a meaning in HTML. */
function inForm(text: string): string {
  return new URLSearchParams({ '': text }).toString().slice(1);
}

/** What stands in `main` instead of the owner's HTML: the skeleton of its page, or the error that the shell draws. */
export async function composeStandIn(renderer: Renderer, asked: AskedPage, page: ComposedPage): Promise<Utf8> {
  const { owner, route, status, reason } = page;
  const part = owner === null ? 'error' : 'skeleton';
  const output = await renderPart(renderer, asked, owner, { route, status, parts: [part], reason });
  return output?.[part] ?? NOTHING;
}

/** The way to the page, or back to the product the shopper has come from; most pages of words have neither. */
export async function composeTrail(renderer: Renderer, asked: AskedPage, { owner, route, status, trail }: ComposedPage): Promise<Utf8> {
  if (trail === null && productIn(asked.search) === null) return NOTHING;
  const output = await renderPart(renderer, asked, owner, { route, status, parts: ['trail'], trail });
  return output?.trail ?? NOTHING;
}

async function renderPart(
  renderer: Renderer,
  asked: AskedPage,
  owner: string | null,
  request: FrameRequest,
): Promise<RenderedFrame | null> {
  const { isPreview, map } = asked.composition;
  const shell = asked.composition.release('shell');
  const place = placeOf(asked, owner);
  const values = { ...place.values, 'shell/$shopMap': map };
  return shell && renderer.frame(shell, { ...place, values, isPreview }, request);
}
