import type { RichTextBlock } from '@vitrava/shared-kit/internal/rich-text-blocks';
import { type Column, INK, type Look, PAGE, type Sheet, TEXT_WIDTH } from './page-layout.ts';
import { drawTable } from './table.ts';

export const BODY: Look = { size: 10.5, leading: 16, color: INK.text };
const SUBHEADING: Look = { size: 12, leading: 18, color: INK.text, weight: 600 };
const QUIET: Look = { size: 9.5, leading: 14, color: INK.quiet };
const NUMBER: Look = { ...BODY, color: INK.green, weight: 600 };
const GAP = 9;
const INDENTED: Column = { x: PAGE.left + 18, width: TEXT_WIDTH - 18 };

/** Draws blocks of prose under `parent`. Headings are numbered after their chapter, `1.2`, so that people can cite them. */
export function drawBlocks(
  sheet: Sheet,
  parent: PDFKit.PDFStructureElement,
  blocks: readonly RichTextBlock[],
  chapter: number | null,
): void {
  let subheadings = 0;
  for (const block of blocks) {
    switch (block.kind) {
      case 'heading':
        subheadings += 1;
        drawSubheading(sheet, parent, chapter === null ? block.text : `${chapter}.${subheadings}.\u00a0${block.text}`);
        break;
      case 'paragraph':
        drawParagraph(sheet, parent, block.text, BODY);
        break;
      case 'list':
        drawList(sheet, parent, block.items, block.ordered);
        break;
      case 'quote':
        drawParagraph(sheet, parent, `«${block.text}»`, BODY, INDENTED);
        if (block.by) drawParagraph(sheet, parent, `— ${block.by}`, QUIET, INDENTED);
        break;
      case 'table':
        drawTable(sheet, parent, block);
        break;
      default:
        // A printed rule has no pictures, code or films.
        break;
    }
  }
}

function drawSubheading(sheet: Sheet, parent: PDFKit.PDFStructureElement, text: string): void {
  sheet.doc.y += GAP / 2;
  sheet.need(sheet.heightOf(text, SUBHEADING) + GAP / 2 + 2 * BODY.leading);
  sheet.flow(parent, 'H3', text, SUBHEADING);
  sheet.doc.y += GAP / 2;
}

function drawParagraph(sheet: Sheet, parent: PDFKit.PDFStructureElement, text: string, look: Look, column?: Column): void {
  if (text === '') return;
  // No first line alone at the foot of a page.
  sheet.need(Math.min(sheet.heightOf(text, look, column?.width), 2 * look.leading));
  sheet.flow(parent, 'P', text, look, column);
  sheet.doc.y += GAP;
}

function drawList(sheet: Sheet, parent: PDFKit.PDFStructureElement, items: readonly string[], isOrdered: boolean): void {
  const { doc } = sheet;
  const list = doc.struct('L');
  parent.add(list);
  for (const [index, text] of items.entries()) {
    sheet.need(Math.min(sheet.heightOf(text, BODY, INDENTED.width), 2 * BODY.leading));
    const item = doc.struct('LI');
    list.add(item);
    item.add(
      doc.struct('Lbl', {}, [
        () => {
          if (isOrdered) sheet.line(`${index + 1}.`, PAGE.left, doc.y, NUMBER);
          else doc.circle(PAGE.left + 5, doc.y + 7, 2).fill(INK.orange);
        },
      ]),
    );
    sheet.flow(item, 'LBody', text, BODY, INDENTED);
    item.end();
    doc.y += 3;
  }
  list.end();
  doc.y += GAP - 3;
}
