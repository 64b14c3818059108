import { escapeHtml } from '@vitrava/server-kit/html';
import type { RenderedFrame, Renderer } from '../../render/index.ts';
import { asBuffer, joinUtf8, replaceText, type Utf8 } from '../../utf8/index.ts';
import type { PlacedFragment } from '../compositions/index.ts';
import { placeOf, type RequestedPage } from './requested-page.ts';

/** Where the value will stand that a fragment shows of an address. */
const ANY_VALUE = 'vitrava-any-value';

/** A fragment in its slot. */
export interface FilledSlot {
  readonly place: string;
  readonly html: Utf8;
}

/** The frame with the content of its slots. */
export interface ComposedFrame extends RenderedFrame {
  /** Fragments of slots that this shell does not have: they stand above the page. */
  readonly unplaced: readonly Utf8[];
}

/** The fragments of the frame, drawn by their owners once for all pages of a language. One that cannot be drawn is left out, and one that is late unless `waits`. */
export async function composeSlots(
  renderer: Renderer,
  requested: RequestedPage,
  { waits = false }: { readonly waits?: boolean } = {},
): Promise<readonly FilledSlot[]> {
  const filled = await Promise.all(requested.composition.placed.map((placed) => composeSlot(renderer, requested, placed, waits)));
  return filled.filter((slot) => slot !== null);
}

/** The elements that the shell has drawn for its slots are empty; of a slot that has none, the fragment is given back as `unplaced`. */
export function fillSlots(frame: RenderedFrame, slots: readonly FilledSlot[]): ComposedFrame {
  const markOf = ({ place }: FilledSlot) => `data-slot="${place}"></div>`;
  const isThere = (slot: FilledSlot) => asBuffer(frame.header).includes(markOf(slot));
  const header = slots.filter(isThere).reduce((html, slot) => fillIn(html, markOf(slot), slot), frame.header);
  const unplaced = slots
    .filter((slot) => !isThere(slot))
    .map(({ place, html }) => joinUtf8([`<div data-slot="${place}">`, html, '</div>']));
  return { ...frame, header, unplaced };
}

function fillIn(header: Utf8, mark: string, { place, html }: FilledSlot): Utf8 {
  const start = asBuffer(header).indexOf(mark);
  return joinUtf8([header.subarray(0, start), `data-slot="${place}">`, html, '</div>', header.subarray(start + mark.length)]);
}

async function composeSlot(
  renderer: Renderer,
  requested: RequestedPage,
  fragment: PlacedFragment,
  waits: boolean,
): Promise<FilledSlot | null> {
  const { owner, name, place, shows } = fragment;
  const release = requested.composition.release(owner);
  if (!release) return null;
  const value = shownOf(requested, shows);
  const search = shows && value !== '' ? `?${shows.query}=${ANY_VALUE}` : '';
  const shared: RequestedPage = { ...requested, path: shows?.path ?? '/', search, owned: null };
  const output = await renderer.remote(release, { ...placeOf(shared, null), fragment: name, waits });
  if (!output) return null;
  const html = replaceText(output.html, ANY_VALUE, escapeHtml(value));
  const marks = `data-boundary="${owner}" data-fragment="${name}"${shows ? ` data-shows="${escapeHtml(shows.path)}?${shows.query}"` : ''}`;
  return { place, html: joinUtf8([`<div ${marks}>`, html, '</div>']) };
}

/** Letters; the browser cuts as well. */
const MOST_LETTERS = 200;

/** What a fragment shows of the address, in one line. */
function shownOf({ path, search }: RequestedPage, shows: PlacedFragment['shows']): string {
  if (!shows || path !== shows.path) return '';
  return (new URLSearchParams(search).get(shows.query) ?? '').replace(/\s+/g, ' ').trim().slice(0, MOST_LETTERS);
}
