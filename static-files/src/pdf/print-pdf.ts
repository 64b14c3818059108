import { LOCALES, localizePath } from '@vitrava/shared-kit/contracts/locale';
import PDFDocument from 'pdfkit';
import type { Chapter, PrintedDocument } from '../documents/index.ts';
import { translatorOf } from '../texts/index.ts';
import { drawBlocks } from './blocks.ts';
import { drawMasthead } from './masthead.ts';
import { INK, type Look, openSheet, PAGE, type Sheet, TEXT_WIDTH } from './page-layout.ts';
import { drawRunning } from './running-heads.ts';
import { drawSeller } from './seller.ts';

/** Declares conformance with PDF/UA; the library can, its types lack it yet. */
const ACCESSIBLE: object = { subset: 'PDF/UA' };
const HEADING: Look = { size: 15.5, leading: 22, color: INK.green };

/** Prints a document: A4, tagged for screen readers, with bookmarks; its fonts are in it. The same document gives the same bytes. */
export function printPdf(document: PrintedDocument): Promise<Buffer> {
  const { locale, title, lead, updatedAt, seller, origin } = document;
  const date = new Date(updatedAt);
  const doc = new PDFDocument({
    size: 'A4',
    // The position of text is decided here, never by the library.
    margin: 0,
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
  const sheet = openSheet(doc, (path) => (origin === null ? null : `${origin}${localizePath(path, locale)}`));
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
  const heading = sheet.set(`${number}.\u00a0${title}`, { width: TEXT_WIDTH, size: HEADING.size, weight: 700 });
  sheet.y += 10;
  sheet.need(heading.lineCount * HEADING.leading + 60);
  const bookmark = sheet.doc.outline.addItem(`${number}. ${title}`);
  const part = sheet.doc.struct('Sect');
  root.add(part);
  sheet.flow(part, 'H2', heading, PAGE.left, HEADING);
  sheet.y += 6;
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
