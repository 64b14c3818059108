import type { PrintedDocument } from '../documents/index.ts';
import { translatorOf } from '../texts/index.ts';
import { drawSign } from './masthead.ts';
import { drawRule, INK, type Look, PAGE, type Sheet } from './page-layout.ts';

const RUNNING: Look = { size: 8.5, leading: 12, color: INK.quiet };
const HEAD_Y = 44;
const FOOT_Y = PAGE.height - 50;

/** Heads and feet of all pages, once it is known how many there are. */
export function drawRunning(sheet: Sheet, { title, seller, locale }: PrintedDocument): void {
  const { doc } = sheet;
  const t = translatorOf(locale);
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    sheet.ornament(() => {
      if (page > 0) {
        drawSign(doc, PAGE.left - 1, HEAD_Y - 4, 16);
        sheet.line(title, PAGE.left + 22, HEAD_Y, RUNNING);
        drawRule(doc, HEAD_Y + 18);
      }
      drawRule(doc, FOOT_Y - 10);
      sheet.line(seller?.legalName ?? t('shop'), PAGE.left, FOOT_Y, RUNNING);
      sheet.line(t('documents.page', { number: page + 1, total: count }), PAGE.width - PAGE.right, FOOT_Y, RUNNING, true);
    }, 'Pagination');
  }
}
