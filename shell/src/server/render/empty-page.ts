import { isEmptyMarkup } from '@vitrava/delivery/empty-markup';
import { asBuffer } from '../utf8/index.ts';
import type { RenderedPage } from './answers.ts';

const FIRST_ERROR = 400;
/** Markup of more bytes than this is not decoded here: a page without any content is short. */
const MOST_BYTES = 8192;

/** Whether a page has a status of success but nothing in its main area: no text, no picture, no field. */
export function isEmptyPage({ status, html }: RenderedPage): boolean {
  return status < FIRST_ERROR && html.length <= MOST_BYTES && isEmptyMarkup(asBuffer(html).toString());
}
