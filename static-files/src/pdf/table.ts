import type { SetText } from './lines.ts';
import { INK, type Look, PAGE, type Sheet, TEXT_WIDTH } from './page-layout.ts';

interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

const CELL: Look = { size: 9.5, leading: 13.5, color: INK.text };
const PAD = { x: 8, y: 7 } as const;
/** The cells that a head is for; the library's types lack it yet. */
const COLUMN_HEAD: object = { scope: 'Column' };
const NARROWEST = 70;
const GAP = 14;

/** A table over the whole width; rows are never torn, and the heads are drawn again on each page. */
export function drawTable(sheet: Sheet, parent: PDFKit.PDFStructureElement, { header, rows }: Table): void {
  const { doc } = sheet;
  const widths = widthsOf([header, ...rows]);
  const setRow = (cells: readonly string[], weight: 400 | 600) =>
    widths.map((width, column) => sheet.set(cells[column] ?? '', { width: width - 2 * PAD.x, size: CELL.size, weight }));
  const heads = setRow(header, 600);
  const table = doc.struct('Table');
  parent.add(table);
  const [first] = rows;
  sheet.need(heightOf(heads) + (first ? heightOf(setRow(first, 400)) : 0));
  drawRow(sheet, table, heads, widths, true);
  for (const row of rows) {
    const cells = setRow(row, 400);
    const page = doc.page;
    sheet.need(heightOf(cells));
    if (doc.page !== page) repeatHeads(sheet, heads, widths);
    drawRow(sheet, table, cells, widths, false);
  }
  table.end();
  sheet.y += GAP;
}

function heightOf(cells: readonly SetText[]): number {
  return Math.max(1, ...cells.map(({ lineCount }) => lineCount)) * CELL.leading + 2 * PAD.y;
}

/** As wide as its words would like to be, as far as there is room; long columns give way first. */
function widthsOf(rows: readonly (readonly string[])[]): number[] {
  const columns = Math.max(1, ...rows.map((row) => row.length));
  const wanted = Array.from({ length: columns }, (_, column) => {
    const longest = Math.max(...rows.map((row) => (row[column] ?? '').length));
    return Math.max(NARROWEST, Math.sqrt(longest) * CELL.size * 3);
  });
  const whole = wanted.reduce((sum, width) => sum + width, 0);
  return wanted.map((width) => (width / whole) * TEXT_WIDTH);
}

function drawRow(
  sheet: Sheet,
  table: PDFKit.PDFStructureElement,
  cells: readonly SetText[],
  widths: readonly number[],
  isHead: boolean,
): void {
  const { doc } = sheet;
  const top = sheet.y;
  const height = heightOf(cells);
  sheet.ornament(() => drawGround(doc, top, height, isHead));
  const row = doc.struct('TR');
  table.add(row);
  let x: number = PAGE.left;
  for (const [column, text] of cells.entries()) {
    const cell = doc.struct(isHead ? 'TH' : 'TD', isHead ? COLUMN_HEAD : {});
    row.add(cell);
    sheet.y = top + PAD.y;
    if (text.lineCount > 0) sheet.flow(cell, 'P', text, x + PAD.x, CELL);
    cell.end();
    x += widths[column] ?? 0;
  }
  row.end();
  sheet.y = top + height;
}

/** The heads at the top of a further page are visual only: screen readers have announced them. */
function repeatHeads(sheet: Sheet, heads: readonly SetText[], widths: readonly number[]): void {
  const top = sheet.y;
  sheet.ornament(() => {
    drawGround(sheet.doc, top, heightOf(heads), true);
    let x: number = PAGE.left;
    for (const [column, text] of heads.entries()) {
      sheet.retrace(text, x + PAD.x, top + PAD.y, CELL);
      x += widths[column] ?? 0;
    }
  });
  sheet.y = top + heightOf(heads);
}

function drawGround(doc: PDFKit.PDFDocument, top: number, height: number, isHead: boolean): void {
  if (isHead) doc.roundedRect(PAGE.left, top, TEXT_WIDTH, height, 4).fill(INK.paper);
  else {
    doc
      .moveTo(PAGE.left, top + height)
      .lineTo(PAGE.left + TEXT_WIDTH, top + height)
      .lineWidth(0.6)
      .strokeColor(INK.line)
      .stroke();
  }
}
