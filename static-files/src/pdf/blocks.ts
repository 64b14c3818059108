import type { RichTextBlock } from '@vitrava/shared-kit/internal/rich-text-blocks';
import { INK, type Look, PAGE, type Sheet, TEXT_WIDTH } from './page-layout.ts';
import { drawTable } from './table.ts';

export const BODY: Look = { size: 10.5, leading: 16, color: INK.text };
const SUBHEADING: Look = { size: 12, leading: 18, color: INK.text };
const QUIET: Look = { size: 9.5, leading: 14, color: INK.quiet };
const GAP = 9;
const INDENT = 18;

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
        drawParagraph(sheet, parent, block.text);
        break;
      case 'list':
        drawList(sheet, parent, block.items, block.ordered);
        break;
      case 'quote':
        drawParagraph(sheet, parent, `«${block.text}»`, INDENT);
        if (block.by !== null) drawParagraph(sheet, parent, `— ${block.by}`, INDENT, QUIET);
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

function drawSubheading(sheet: Sheet, parent: PDFKit.PDFStructureElement, words: string): void {
  const text = sheet.set(words, { width: TEXT_WIDTH, size: SUBHEADING.size, weight: 600 });
  sheet.y += GAP / 2;
  sheet.need(text.lineCount * SUBHEADING.leading + GAP / 2 + 2 * BODY.leading);
  sheet.flow(parent, 'H3', text, PAGE.left, SUBHEADING);
  sheet.y += GAP / 2;
}

export function drawParagraph(sheet: Sheet, parent: PDFKit.PDFStructureElement, words: string, indent = 0, look = BODY): void {
  const text = sheet.set(words, { width: TEXT_WIDTH - indent, size: look.size });
  if (text.lineCount === 0) return;
  // No first line alone at the foot of a page.
  sheet.need(Math.min(text.lineCount, 2) * look.leading);
  sheet.flow(parent, 'P', text, PAGE.left + indent, look);
  sheet.y += GAP;
}

function drawList(sheet: Sheet, parent: PDFKit.PDFStructureElement, items: readonly string[], isOrdered: boolean): void {
  const { doc } = sheet;
  const list = doc.struct('L');
  parent.add(list);
  for (const [index, words] of items.entries()) {
    const text = sheet.set(words, { width: TEXT_WIDTH - INDENT, size: BODY.size });
    sheet.need(Math.min(text.lineCount, 2) * BODY.leading);
    const item = doc.struct('LI');
    list.add(item);
    const top = sheet.y;
    item.add(
      doc.struct('Lbl', {}, [
        () => {
          if (isOrdered) sheet.line(`${index + 1}.`, PAGE.left, top, { ...BODY, color: INK.green }, { weight: 600 });
          else doc.circle(PAGE.left + 5, top + 9, 2).fill(INK.orange);
        },
      ]),
    );
    sheet.flow(item, 'LBody', text, PAGE.left + INDENT, BODY);
    item.end();
    sheet.y += 3;
  }
  list.end();
  sheet.y += GAP - 3;
}
