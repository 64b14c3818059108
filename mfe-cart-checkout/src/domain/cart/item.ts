import { pictureContract } from '@vitrava/shared-kit/contracts/browser';
import { obj, str } from '@withease/contracts';
import type { LineItem } from './line.ts';

const item = obj({ name: str, photo: pictureContract });

const LONGEST_NAME = 300;
const MOST_WIDTHS = 12;

/** A product's name and photo, from whoever knows them; null for anything else. What lies beside them is dropped. */
export function readItem(value: unknown): LineItem | null {
  if (!item.isData(value)) return null;
  const { url, url_template, width, height, widths } = value.photo;
  return { name: value.name.slice(0, LONGEST_NAME), photo: { url, url_template, width, height, widths: widths.slice(0, MOST_WIDTHS) } };
}
