import { drawRule, INK, type Look, PAGE, type Sheet, TEXT_WIDTH } from './page-layout.ts';

interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A cell of a row, and its column of the page. */
interface Cell {
  readonly text: string;
  readonly x: number;
  readonly width: number;
}

const CELL: Look = { size: 9.5, leading: 13.5, color: INK.text };
const HEAD: Look = { ...CELL, weight: 600 };
const PAD = { x: 8, y: 7 } as const;
/** The cells that a head is for; the library's types lack it yet. */
const COLUMN_HEAD: object = { scope: 'Column' };
const NARROWEST = 70;
const GAP = 14;

/** A table over the whole width; rows are never torn, and the heads are drawn again on each page. */
export function drawTable(sheet: Sheet, parent: PDFKit.PDFStructureElement, { header, rows }: Table): void {
  const { doc } = sheet;
  const widths = widthsOf([header, ...rows]);
  const cellsOf = (row: readonly string[]): Cell[] =>
    widths.map((width, column) => {
      const before = widths.slice(0, column).reduce((sum, one) => sum + one, 0);
      return { text: row[column] ?? '', x: PAGE.left + before + PAD.x, width: width - 2 * PAD.x };
    });
  const heightOf = (cells: readonly Cell[], look: Look) =>
    Math.max(CELL.leading, ...cells.map(({ text, width }) => sheet.heightOf(text, look, width))) + 2 * PAD.y;
  const heads = cellsOf(header);
  const headHeight = heightOf(heads, HEAD);
  const table = doc.struct('Table');
  parent.add(table);
  const [first] = rows;
  sheet.need(headHeight + (first ? heightOf(cellsOf(first), CELL) : 0));
  drawRow(sheet, table, heads, headHeight, true);
  for (const cells of rows.map(cellsOf)) {
    const height = heightOf(cells, CELL);
    const page = doc.page;
    sheet.need(height);
    if (doc.page !== page) repeatHeads(sheet, heads, headHeight);
    drawRow(sheet, table, cells, height, false);
  }
  table.end();
  doc.y += GAP;
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

function drawRow(sheet: Sheet, table: PDFKit.PDFStructureElement, cells: readonly Cell[], height: number, isHead: boolean): void {
  const { doc } = sheet;
  const top = doc.y;
  sheet.ornament(() => drawGround(doc, top, height, isHead));
  const row = doc.struct('TR');
  table.add(row);
  for (const { text, ...column } of cells) {
    const cell = doc.struct(isHead ? 'TH' : 'TD', isHead ? COLUMN_HEAD : {});
    row.add(cell);
    doc.y = top + PAD.y;
    if (text !== '') sheet.flow(cell, 'P', text, isHead ? HEAD : CELL, column);
    cell.end();
  }
  row.end();
  doc.y = top + height;
}

/** The heads at the top of a further page are visual only: screen readers have announced them. */
function repeatHeads(sheet: Sheet, heads: readonly Cell[], height: number): void {
  const { doc } = sheet;
  const top = doc.y;
  sheet.ornament(() => {
    drawGround(doc, top, height, true);
    for (const { text, ...column } of heads) {
      doc.y = top + PAD.y;
      sheet.retrace(text, HEAD, column);
    }
  });
  doc.y = top + height;
}

function drawGround(doc: PDFKit.PDFDocument, top: number, height: number, isHead: boolean): void {
  if (isHead) doc.roundedRect(PAGE.left, top, TEXT_WIDTH, height, 4).fill(INK.paper);
  else drawRule(doc, top + height);
}
