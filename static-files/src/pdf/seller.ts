import type { PrintedDocument } from '../documents/index.ts';
import { translatorOf } from '../texts/index.ts';
import { BODY } from './blocks.ts';
import { type Column, INK, type Look, PAGE, type Sheet, TEXT_WIDTH } from './page-layout.ts';

const PAD = 18;
const HEADING: Look = { size: 13, leading: 22, color: INK.green, weight: 700 };
const COLUMN: Column = { x: PAGE.left + PAD, width: TEXT_WIDTH - 2 * PAD };

/** The end of a document: the seller and the contacts. Never split over two pages. */
export function drawSeller(sheet: Sheet, root: PDFKit.PDFStructureElement, { seller, locale }: PrintedDocument): void {
  if (!seller) return;
  const { doc } = sheet;
  const heading = translatorOf(locale)('documents.seller');
  const lines = [
    `**${seller.legalName}**`,
    ...seller.details,
    seller.address,
    seller.schedule,
    seller.phones.join(', '),
    `[${seller.email}](mailto:${seller.email})`,
  ].filter((line) => line !== '');
  const height = 2 * PAD + HEADING.leading + lines.reduce((sum, line) => sum + sheet.heightOf(line, BODY, COLUMN.width), 0);
  doc.y += 12;
  sheet.need(height);
  const top = doc.y;
  sheet.ornament(() => doc.roundedRect(PAGE.left, top, TEXT_WIDTH, height, 10).fill(INK.paper));
  doc.outline.addItem(heading);
  doc.y = top + PAD;
  sheet.flow(root, 'H2', heading, HEADING, COLUMN);
  for (const line of lines) sheet.flow(root, 'P', line, BODY, COLUMN);
  doc.y = top + height;
}
