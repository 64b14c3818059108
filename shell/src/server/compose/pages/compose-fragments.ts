import { escapeHtml } from '@vitrava/server-kit/html';
import { ANY_INSTANCE, FRAGMENT_DEPTH, FRAGMENT_ELEMENT } from '@vitrava/shared-kit/contracts/page';
import type { RenderedPage, Renderer } from '../../render/index.ts';
import { joinUtf8, replaceText, type TextPiece, type Utf8 } from '../../utf8/index.ts';
import { type FragmentMark, findFragments } from './find-fragments.ts';
import { placeOfRemote, type RequestedPage } from './requested-page.ts';

/** Markup with the fragments that it embeds, and what a document needs for them. */
export interface ComposedMarkup {
  /** In pieces: a page is copied once, into its document. */
  readonly html: readonly TextPiece[];
  readonly styles: readonly string[];
  /** What they have loaded, as JSON, by `<owner>/<name> <input>`. */
  readonly data: Readonly<Record<string, Utf8>>;
}

/** Where the value will stand that a fragment of the frame shows of an address. */
const ANY_VALUE = 'vitrava-any-value';
/** Of such a value; the browser cuts as well. */
const MOST_LETTERS = 200;

interface Options {
  /** The fragments around the markup, as `<owner>/<name>`, the outermost first. */
  readonly within?: readonly string[];
  /** The place of the markup in the document: fragments in other places have other ids. */
  readonly place?: string;
  /** Without a deadline beside that of a render. */
  readonly waits?: boolean;
}

/** Fills the places of fragments in markup, all at once. One that fails leaves its place empty. */
export async function composeFragments(
  renderer: Renderer,
  requested: RequestedPage,
  html: Utf8,
  options: Options = {},
): Promise<ComposedMarkup> {
  const marks = findFragments(html);
  if (marks.length === 0) return { html: [html], styles: [], data: {} };
  const { place = '' } = options;
  const composed = await Promise.all(
    marks.map((mark, index) => composeFragment(renderer, requested, mark, { ...options, place: `${place}${index}` })),
  );
  let end = 0;
  const pieces: TextPiece[] = [];
  for (const [index, mark] of marks.entries()) {
    pieces.push(html.subarray(end, mark.start), ...(composed[index]?.html ?? []));
    ({ end } = mark);
  }
  return {
    html: [...pieces, html.subarray(end)],
    styles: composed.flatMap(({ styles }) => styles),
    data: Object.fromEntries(composed.flatMap(({ data }) => Object.entries(data))),
  };
}

async function composeFragment(
  renderer: Renderer,
  requested: RequestedPage,
  { owner, name, inputText, shows, startTag }: FragmentMark,
  { within = [], place: instance = '', waits = false }: Options,
): Promise<ComposedMarkup> {
  const what = `${owner}/${name}`;
  const fragment = requested.composition.fragment(owner, name);
  const release = requested.composition.release(owner);
  const isOfFrame = inputText === null;
  const empty = { html: [`${startTag}></${FRAGMENT_ELEMENT}>`], styles: [], data: {} };
  if (!fragment || !release || within.includes(what) || within.length >= FRAGMENT_DEPTH) return empty;
  const value = shownOf(requested, shows);
  const search = shows && value !== '' ? `?${shows.query}=${ANY_VALUE}` : '';
  const shared: RequestedPage = { ...requested, path: shows?.path ?? '/', search, owned: null };
  const place = { ...placeOfRemote(shared, owner, null), fragment: name };
  const defaults = Object.fromEntries(Object.entries(requested.cookies).filter(([cookie]) => fragment.cookies.includes(cookie)));
  const rendered = await renderer.remote(release, { ...place, ...fragment, ...(!isOfFrame && { inputText, defaults }), waits });
  const output = isShown(rendered) ? rendered : isOfFrame ? null : await renderer.remote(release, { ...place, isPlaceholder: true });
  if (!isShown(output)) return empty;
  // Nothing to show for this input is a result, which the browser need not load once more.
  if (output.html.length === 0 && (isOfFrame || output !== rendered)) return empty;
  const own = replaceText(output.html, ANY_INSTANCE, instance);
  const nested = await composeFragments(renderer, requested, own, { within: [...within, what], place: `${instance}-`, waits });
  const facts = ` data-version="${escapeHtml(release.version)}" data-instance="${instance}"`;
  const html = value === '' ? nested.html : [replaceText(joinUtf8(nested.html), ANY_VALUE, escapeHtml(value))];
  return {
    html: [`${startTag}${facts}>`, ...html, `</${FRAGMENT_ELEMENT}>`],
    styles: [...fragment.styles, ...nested.styles],
    data: { ...nested.data, ...(output === rendered && !isOfFrame && { [`${what} ${inputText}`]: output.state }) },
  };
}

function isShown(output: RenderedPage | null): output is RenderedPage {
  return output !== null && output.status < 400;
}

/** What a fragment of the frame shows of the address, in one line. */
function shownOf({ path, search }: RequestedPage, shows: FragmentMark['shows']): string {
  if (!shows || path !== shows.path) return '';
  return (new URLSearchParams(search).get(shows.query) ?? '').replace(/\s+/g, ' ').trim().slice(0, MOST_LETTERS);
}
