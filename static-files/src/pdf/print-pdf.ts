import { LOCALES, localizePath } from '@vitrava/shared-kit/contracts/locale';
import PDFDocument from 'pdfkit';
import type { Chapter, PrintedDocument } from '../documents/index.ts';
import { translatorOf } from '../texts/index.ts';
import { drawBlocks } from './blocks.ts';
import { drawMasthead, drawSign } from './masthead.ts';
import { drawRule, INK, type Look, openSheet, PAGE, type Sheet } from './page-layout.ts';
import { drawSeller } from './seller.ts';

const RUNNING: Look = { size: 8.5, leading: 12, color: INK.quiet };
const HEAD_Y = 44;
const FOOT_Y = PAGE.height - 50;

/** Heads and feet of all pages, once it is known how many there are. */
function drawRunning(sheet: Sheet, { title, seller, locale }: PrintedDocument): void {
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

/** Declares conformance with PDF/UA; the library can, its types lack it yet. */
const ACCESSIBLE: object = { subset: 'PDF/UA' };
const HEADING: Look = { size: 15.5, leading: 22, color: INK.green, weight: 700 };

/** Prints a document: A4, tagged for screen readers, with bookmarks; its fonts are in it. The same document gives the same bytes. */
export function printPdf(document: PrintedDocument): Promise<Buffer> {
  const { locale, title, lead, updatedAt, seller, origin } = document;
  const date = new Date(updatedAt);
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: PAGE.top, bottom: PAGE.bottom, left: PAGE.left, right: PAGE.right },
    autoFirstPage: true,
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    ...ACCESSIBLE,
    lang: LOCALES[locale].iso,
    displayTitle: true,
    info: { Title: title, Author: seller?.legalName ?? translatorOf(locale)('shop'), Subject: lead, CreationDate: date, ModDate: date },
  });
  const written = collect(doc);
  const sheet = openSheet(doc, (address) => {
    if (address.startsWith('/')) return origin && `${origin}${localizePath(address, locale)}`;
    return address.startsWith('#') ? null : address;
  });
  const root = doc.struct('Document');
  doc.addStructure(root);
  drawMasthead(sheet, root, document);
  drawBlocks(sheet, root, document.preamble, null);
  for (const [index, chapter] of document.chapters.entries()) drawChapter(sheet, root, chapter, index + 1);
  drawSeller(sheet, root, document);
  root.end();
  drawRunning(sheet, document);
  doc.end();
  return written;
}

function drawChapter(sheet: Sheet, root: PDFKit.PDFStructureElement, { title, blocks }: Chapter, number: number): void {
  const { doc } = sheet;
  const heading = `${number}.\u00a0${title}`;
  doc.y += 10;
  sheet.need(sheet.heightOf(heading, HEADING) + 60);
  const bookmark = doc.outline.addItem(`${number}. ${title}`);
  const part = doc.struct('Sect');
  root.add(part);
  sheet.flow(part, 'H2', heading, HEADING);
  doc.y += 6;
  drawBlocks(sheet, part, blocks, number);
  for (const block of blocks) if (block.kind === 'heading') bookmark.addItem(block.text);
  part.end();
}

function collect(doc: PDFKit.PDFDocument): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    doc.on('data', (part: Buffer) => parts.push(part));
    doc.on('end', () => resolve(Buffer.concat(parts)));
    doc.on('error', reject);
  });
}
