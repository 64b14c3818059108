import { SHOP } from '@vitrava/shared-kit/contracts/shop';
import { formatDate } from '@vitrava/shared-kit/i18n/format';
import { LOGO_FRAGMENTS } from '@vitrava/shared-kit/internal/logo-fragments';
import type { PrintedDocument } from '../documents/index.ts';
import { translatorOf } from '../texts/index.ts';
import { INK, type Look, PAGE, type Sheet } from './page-layout.ts';

const NAME: Look = { size: 19, leading: 28, color: INK.green, weight: 700 };
const TITLE: Look = { size: 25, leading: 31, color: INK.green, weight: 700 };
const LEAD: Look = { size: 11.5, leading: 17, color: INK.text };
const EDITION: Look = { size: 9.5, leading: 14, color: INK.quiet };
const TOP = 104;
/** The sign is drawn on a grid of 48. */
const GRID = 48;

/** The head of the first page: whose document it is, what it is, of which date. */
export function drawMasthead(sheet: Sheet, root: PDFKit.PDFStructureElement, { title, lead, updatedAt, locale }: PrintedDocument): void {
  const { doc } = sheet;
  const t = translatorOf(locale);
  const height = TOP + sheet.heightOf(title, TITLE) + 10 + sheet.heightOf(lead, LEAD) + 8 + EDITION.leading + 24;
  sheet.ornament(() => {
    doc.rect(0, 0, PAGE.width, height).fill(INK.paper);
    doc.rect(0, height, PAGE.width, 3).fill(INK.orange);
    drawSign(doc, PAGE.left - 3, 38, 36);
    sheet.line(SHOP.brand?.[locale].name ?? t('shop'), PAGE.left + 40, 45, NAME);
  });
  doc.y = TOP;
  sheet.flow(root, 'H1', title, TITLE);
  doc.y += 10;
  sheet.flow(root, 'P', lead, LEAD);
  doc.y += 8;
  sheet.flow(root, 'P', t('documents.edition', { date: formatDate(updatedAt, locale) }), EDITION);
  doc.y = height + 28;
}

/** The sign of the shop: green leaves, the last one orange. */
export function drawSign(doc: PDFKit.PDFDocument, x: number, y: number, size: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(size / GRID);
  for (const [index, path] of LOGO_FRAGMENTS.entries()) doc.path(path).fill(index === LOGO_FRAGMENTS.length - 1 ? INK.orange : INK.green);
  doc.restore();
}
