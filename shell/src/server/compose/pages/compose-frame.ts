import { productIn } from '../../../main-area/index.ts';
import type { FrameRequest, RenderedFrame, Renderer } from '../../render/index.ts';
import { type Utf8, utf8Of } from '../../utf8/index.ts';
import type { ComposedPage } from './compose-page.ts';
import { withToolCounts } from './guest-cart.ts';
import { placeOfRemote, type RequestedPage } from './requested-page.ts';
import { sharedPlaceOf } from './shared-place.ts';

const NOTHING = utf8Of('');

/** Header and footer, and what greets a first visit; an owner's page does not change them, so they render beside it, once for all pages of its route. */
export async function composeFrame(renderer: Renderer, requested: RequestedPage): Promise<RenderedFrame | null> {
  const { owned, isFirstVisit } = requested;
  const request: FrameRequest = { route: owned?.route ?? null, status: 200, parts: ['header', 'footer', 'greeting'] };
  const place = sharedPlaceOf(requested);
  const frame = await renderPart(renderer, place.requested, owned?.owner ?? null, request);
  if (!frame) return null;
  const { greeting = NOTHING, header, footer } = frame;
  return {
    ...frame,
    header: place.fill(header),
    footer: place.fill(footer),
    greeting: isFirstVisit ? greeting : NOTHING,
  };
}

/** The content of `main` instead of the owner's HTML: the skeleton of its page, or the error that the shell draws. */
export async function composeStandIn(renderer: Renderer, requested: RequestedPage, page: ComposedPage): Promise<Utf8> {
  const { owner, route, status, reason } = page;
  const part = owner === null ? 'error' : 'skeleton';
  const output = await renderPart(renderer, requested, owner, { route, status, parts: [part], reason });
  return output?.[part] ?? NOTHING;
}

/** The way to the page, or back to the product the shopper has come from; most pages of words have neither. */
export async function composeTrail(
  renderer: Renderer,
  requested: RequestedPage,
  { owner, route, status, trail }: ComposedPage,
): Promise<Utf8> {
  const isFromProduct = productIn(requested.search) !== null;
  if (trail === null && !isFromProduct) return NOTHING;
  // It shows nothing else of a query.
  const place = isFromProduct ? requested : { ...requested, search: '' };
  const output = await renderPart(renderer, place, owner, { route, status, parts: ['trail'], trail });
  return output?.trail ?? NOTHING;
}

async function renderPart(
  renderer: Renderer,
  requested: RequestedPage,
  owner: string | null,
  request: FrameRequest,
): Promise<RenderedFrame | null> {
  const { isPreview, map } = requested.composition;
  const shell = requested.composition.release('shell');
  const place = placeOfRemote(requested, 'shell', owner);
  const mapped = { ...place, values: { ...place.values, 'shell/$shopMap': map }, isPreview };
  const own = request.parts.includes('header') ? withToolCounts(mapped, requested) : mapped;
  return shell && renderer.frame(shell, own, request);
}
