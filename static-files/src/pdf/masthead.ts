import { formatDate } from '@vitrava/shared-kit/i18n/format';
import { LOGO_FRAGMENTS } from '@vitrava/shared-kit/internal/logo-fragments';
import type { PrintedDocument } from '../documents/index.ts';
import { translatorOf } from '../texts/index.ts';
import { INK, type Look, PAGE, type Sheet, TEXT_WIDTH } from './page-layout.ts';

const TITLE: Look = { size: 25, leading: 31, color: INK.green };
const LEAD: Look = { size: 11.5, leading: 17, color: INK.text };
const EDITION: Look = { size: 9.5, leading: 14, color: INK.quiet };
/** The sign is drawn on a grid of 48. */
const GRID = 48;

/** The head of the first page: whose document it is, what it is, of which date. */
export function drawMasthead(sheet: Sheet, root: PDFKit.PDFStructureElement, document: PrintedDocument): void {
  const t = translatorOf(document.locale);
  const title = sheet.set(document.title, { width: TEXT_WIDTH, size: TITLE.size, weight: 700 });
  const lead = sheet.set(document.lead, { width: TEXT_WIDTH, size: LEAD.size });
  const edition = sheet.set(t('documents.edition', { date: formatDate(document.updatedAt, document.locale) }), {
    width: TEXT_WIDTH,
    size: EDITION.size,
  });
  const top = 104;
  const height = top + title.lineCount * TITLE.leading + 10 + lead.lineCount * LEAD.leading + 8 + EDITION.leading + 24;
  sheet.ornament(() => {
    sheet.doc.rect(0, 0, PAGE.width, height).fill(INK.paper);
    sheet.doc.rect(0, height, PAGE.width, 3).fill(INK.orange);
    drawSign(sheet.doc, PAGE.left - 3, 38, 36);
    sheet.line(t('shop'), PAGE.left + 40, 42, { size: 19, leading: 28, color: INK.green }, { weight: 700 });
  });
  sheet.y = top;
  sheet.flow(root, 'H1', title, PAGE.left, TITLE);
  sheet.y += 10;
  sheet.flow(root, 'P', lead, PAGE.left, LEAD);
  sheet.y += 8;
  sheet.flow(root, 'P', edition, PAGE.left, EDITION);
  sheet.y = height + 28;
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
