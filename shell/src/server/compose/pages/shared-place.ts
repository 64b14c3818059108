import type { ShopMap } from '../../../shop-map/index.ts';
import { replaceText, type Utf8 } from '../../utf8/index.ts';
import type { RequestedPage } from './requested-page.ts';

/** Where a query will stand in the frame. */
const ANY_QUERY = '?vitrava-any-query';
/** Where a segment of the path will stand. It reads the same in a path, in a query and in HTML. */
const anySegment = (index: number) => `vitrava-any-segment-${index}-`;
/** Segments of which that is true, too. */
const PLAIN = /^[\w-]+$/;

export interface SharedPlace {
  /** The page in whose place the frame is rendered. */
  readonly requested: RequestedPage;
  /** Writes into its markup what is the page's own. */
  readonly fill: (html: Utf8) => Utf8;
}

/** The place that a page shares with others of its route: the frame shows only the link to the other language. */
export function sharedPlaceOf(requested: RequestedPage): SharedPlace {
  const { path, search, owned, composition } = requested;
  const segments = owned ? ownSegments(owned.route.path, path) : [];
  const shared = segments.reduce((whole, { index }) => withSegment(whole, index), path);
  const isAlike = shared !== path && linksOf(composition.map).every((to) => isWithin(to, path) === isWithin(to, shared));
  return {
    requested: { ...requested, path: isAlike ? shared : path, search: ANY_QUERY },
    fill(html) {
      const withQuery = replaceText(html, inForm(ANY_QUERY), inForm(search));
      if (!isAlike) return withQuery;
      return segments.reduce((filled, { index, text }) => replaceText(filled, anySegment(index), text), withQuery);
    },
  };
}

interface Segment {
  readonly index: number;
  readonly text: string;
}

/** The segments that a pattern leaves open; none of a path that cannot be written in as it is. */
function ownSegments(pattern: string, path: string): readonly Segment[] {
  const [wanted, given] = [pattern.split('/'), path.split('/')];
  const own = given.flatMap((text, index) => (wanted[index]?.startsWith(':') ? [{ index, text }] : []));
  return wanted.length === given.length && own.every(({ text }) => PLAIN.test(text)) ? own : [];
}

function withSegment(path: string, index: number): string {
  return path
    .split('/')
    .map((text, at) => (at === index ? anySegment(index) : text))
    .join('/');
}

function linksOf({ links }: ShopMap): readonly string[] {
  return Object.values(links).flatMap((area) => area.map(({ to }) => to));
}

function isWithin(to: string, path: string): boolean {
  return path === to || path.startsWith(`${to}/`);
}

/** As within a value of a query; nothing of it has a meaning in HTML. */
function inForm(text: string): string {
  return new URLSearchParams({ '': text }).toString().slice(1);
}
