import { scriptJson } from '@vitrava/server-kit/html';
import type { PageDocumentState } from '@vitrava/shared-kit/contracts/page';
import type { TextPiece, Utf8 } from '../../utf8/index.ts';
import type { LiveComposition } from '../compositions/index.ts';

/** The parts of `PageDocumentState`; `values` are JSON objects, a later one wins over an earlier. */
export interface DocumentStateParts extends Omit<PageDocumentState, 'composition' | 'values'> {
  readonly composition: LiveComposition;
  readonly values: readonly Utf8[];
}

/** The inert JSON that the browser starts from, in pieces, put together from texts that were written before. */
export function documentState({ composition, values, ...parts }: DocumentStateParts): TextPiece[] {
  const known = scriptJson(parts).slice(1, -1);
  return [`{"composition":${composition.pageTexts[parts.locale]},${known},"values":`, ...joinObjects(values), '}'];
}

/** A key that comes twice is read with its last value (ECMA-262, JSON.parse). */
export function joinObjects(texts: readonly Utf8[]): TextPiece[] {
  const inner = texts.map((text) => text.subarray(1, -1)).filter(({ length }) => length > 0);
  return ['{', ...inner.flatMap((text, index) => (index === 0 ? [text] : [',', text])), '}'];
}
