import type { PrintedDocument } from '../documents/index.ts';
import { translatorOf } from '../texts/index.ts';
import { BODY } from './blocks.ts';
import { INK, type Look, PAGE, type Sheet, TEXT_WIDTH } from './page-layout.ts';

const PAD = 18;
const HEADING: Look = { size: 13, leading: 22, color: INK.green };

/** The end of a document: the seller and the contacts. Never split over two pages. */
export function drawSeller(sheet: Sheet, root: PDFKit.PDFStructureElement, { seller, locale }: PrintedDocument): void {
  if (!seller) return;
  const heading = translatorOf(locale)('documents.seller');
  const width = TEXT_WIDTH - 2 * PAD;
  const lines = [
    `**${seller.legalName}**`,
    ...seller.details,
    seller.address,
    seller.schedule,
    seller.phones.join(', '),
    `[${seller.email}](mailto:${seller.email})`,
  ];
  const texts = lines.filter((line) => line !== '').map((line) => sheet.set(line, { width, size: BODY.size }));
  const height = 2 * PAD + HEADING.leading + texts.reduce((sum, { lineCount }) => sum + lineCount * BODY.leading, 0);
  sheet.y += 12;
  sheet.need(height);
  const top = sheet.y;
  sheet.ornament(() => sheet.doc.roundedRect(PAGE.left, top, TEXT_WIDTH, height, 10).fill(INK.paper));
  sheet.doc.outline.addItem(heading);
  sheet.y = top + PAD;
  sheet.flow(root, 'H2', sheet.set(heading, { width, size: HEADING.size, weight: 700 }), PAGE.left + PAD, HEADING);
  for (const text of texts) sheet.flow(root, 'P', text, PAGE.left + PAD, BODY);
  sheet.y = top + height;
}
