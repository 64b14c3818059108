import { productIn } from '../../../main-area/index.ts';
import type { FrameRequest, RenderedFrame, Renderer } from '../../render/index.ts';
import { type AskedPage, placeOf } from './asked-page.ts';
import type { ComposedPage } from './compose-page.ts';

/** Header and footer; an owner's page does not change them, so they render beside it. */
export function composeFrame(renderer: Renderer, asked: AskedPage): Promise<RenderedFrame | null> {
  const { owned } = asked;
  return renderPart(renderer, asked, owned?.owner ?? null, { route: owned?.route ?? null, status: 200, parts: ['header', 'footer'] });
}

/** What stands in `main` instead of the owner's HTML: the skeleton of its page, or the error that the shell draws. */
export async function composeStandIn(renderer: Renderer, asked: AskedPage, page: ComposedPage): Promise<string> {
  const { owner, route, status, reason } = page;
  const part = owner === null ? 'error' : 'skeleton';
  const output = await renderPart(renderer, asked, owner, { route, status, parts: [part], reason });
  return output?.[part] ?? '';
}

/** The way to the page, or back to the product the shopper has come from; most pages of words have neither. */
export async function composeTrail(renderer: Renderer, asked: AskedPage, { owner, route, status, trail }: ComposedPage): Promise<string> {
  if (trail === null && productIn(asked.search) === null) return '';
  const output = await renderPart(renderer, asked, owner, { route, status, parts: ['trail'], trail });
  return output?.trail ?? '';
}

async function renderPart(
  renderer: Renderer,
  asked: AskedPage,
  owner: string | null,
  request: FrameRequest,
): Promise<RenderedFrame | null> {
  const shell = asked.composition.release('shell');
  const place = placeOf(asked, owner);
  const values = { ...place.values, 'shell/$shopMap': asked.composition.map };
  return shell && renderer.frame(shell, { ...place, values, composition: asked.composition.id }, request);
}
