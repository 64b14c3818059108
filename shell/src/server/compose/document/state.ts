import type { PageDocumentState } from '@vitrava/shared-kit/contracts/page';
import { scriptJson } from '../../html/index.ts';
import type { LiveComposition } from '../compositions/index.ts';

/** The parts of `PageDocumentState`; `values` are texts of JSON objects, a later one wins over an earlier. */
export interface DocumentStateParts extends Omit<PageDocumentState, 'composition' | 'values'> {
  readonly composition: LiveComposition;
  readonly values: readonly string[];
}

/** Text of the inert JSON that the browser starts from, put together from texts that were written before. */
export function documentState({ composition, values, ...parts }: DocumentStateParts): string {
  const known = scriptJson(parts).slice(1, -1);
  return `{"composition":${composition.pageText},${known},"values":${joinObjects(values)}}`;
}

/** A key that comes twice is read with its last value (ECMA-262, JSON.parse). */
export function joinObjects(texts: readonly string[]): string {
  return `{${texts
    .map((text) => text.slice(1, -1))
    .filter((inner) => inner !== '')
    .join(',')}}`;
}
