import { FRAGMENT_ELEMENT } from '@vitrava/shared-kit/contracts/page';
import { asBuffer, type Utf8 } from '../../utf8/index.ts';

/** The place of a fragment in rendered markup. */
export interface FragmentMark {
  readonly owner: string;
  readonly name: string;
  /** Its input as JSON; null for a fragment of the frame. */
  readonly inputText: string | null;
  /** The only part of an address that a fragment of the frame may show. */
  readonly shows: { readonly path: string; readonly query: string } | null;
  /** Up to its closing bracket, which is left out. */
  readonly startTag: string;
  /** Of the whole element, in bytes. */
  readonly start: number;
  readonly end: number;
}

const OPENING = `<${FRAGMENT_ELEMENT} `;
const CLOSING = `></${FRAGMENT_ELEMENT}>`;
const ENTITIES: Readonly<Record<string, string>> = { quot: '"', amp: '&', lt: '<', gt: '>', '#x27': "'", '#39': "'" };

/** The empty elements of fragments, as the kit writes them: no bracket is in their attributes. One with content is filled already. */
export function findFragments(html: Utf8): readonly FragmentMark[] {
  const bytes = asBuffer(html);
  const marks: FragmentMark[] = [];
  for (let start = bytes.indexOf(OPENING); start !== -1; start = bytes.indexOf(OPENING, start + OPENING.length)) {
    const bracket = bytes.indexOf('>', start);
    if (bracket === -1 || bytes.indexOf(CLOSING, bracket) !== bracket) continue;
    const startTag = bytes.toString('utf8', start, bracket);
    const attributes = attributesOf(startTag);
    const { 'data-boundary': owner = '', 'data-fragment': name = '', 'data-input': inputText = null, 'data-shows': shown } = attributes;
    const [path = '', query = ''] = shown?.split('?') ?? [];
    const shows = shown === undefined ? null : { path, query };
    marks.push({ owner, name, inputText, shows, startTag, start, end: bracket + CLOSING.length });
  }
  return marks;
}

function attributesOf(startTag: string): Readonly<Record<string, string>> {
  const pairs = [...startTag.matchAll(/ ([a-z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, unescapeHtml(value)] as const);
  return Object.fromEntries(pairs);
}

function unescapeHtml(value: string): string {
  return value.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}
