import { type Inline, parseInline } from '@vitrava/shared-kit/internal/rich-text-blocks';
import { DEFAULT_COLORS } from '@vitrava/shared-kit/internal/theme';
import { drawableText, openTypeface, type Weight } from '../typeface/index.ts';

/** A4 in points, and the position of its text. */
export const PAGE = { width: 595.28, height: 841.89, left: 62, right: 62, top: 82, bottom: 84 } as const;
export const TEXT_WIDTH = PAGE.width - PAGE.left - PAGE.right;

export const INK = {
  text: DEFAULT_COLORS.text,
  quiet: DEFAULT_COLORS.second_text,
  green: DEFAULT_COLORS.elements,
  orange: DEFAULT_COLORS.default_button,
  paper: DEFAULT_COLORS.background,
  line: DEFAULT_COLORS.second_border,
} as const;

export interface Look {
  readonly size: number;
  readonly leading: number;
  readonly color: string;
  /** 400 when absent. */
  readonly weight?: Weight;
}

/** Where lines begin, and how long they may be. */
export interface Column {
  readonly x: number;
  readonly width: number;
}

const TEXT: Column = { x: PAGE.left, width: TEXT_WIDTH };

/** A document that is being written from `doc.y` down. */
export interface Sheet {
  readonly doc: PDFKit.PDFDocument;
  heightOf(text: string, look: Look, width?: number): number;
  /** Begins a page when there is no room for `height`. */
  need(height: number): void;
  /** Writes inline text as an element of the structure, over page ends where they come; leaves `doc.y` beneath it. */
  flow(parent: PDFKit.PDFStructureElement, tag: string, text: string, look: Look, column?: Column): void;
  /** Writes the same without structure: it was announced before. */
  retrace(text: string, look: Look, column: Column): void;
  /** Draws parts that screen readers skip: ornaments, running heads. */
  ornament(draw: () => void, type?: 'Layout' | 'Pagination'): void;
  /** One line at its place, without structure: for ornaments. The right end is there when `isRight`. */
  line(text: string, x: number, y: number, look: Look, isRight?: boolean): void;
}

/** Inline text of one look; `link` is the address that it leads to. */
interface Segment {
  readonly text: string;
  readonly weight: Weight;
  readonly link: string | null;
}

/** `toAddress` makes the address of a link absolute, or null where the origin is not configured: then a link is words alone. */
export function openSheet(doc: PDFKit.PDFDocument, toAddress: (address: string) => string | null): Sheet {
  const typeface = openTypeface();
  for (const { weight, bytes } of typeface) doc.registerFont(String(weight), bytes);
  const [{ font }] = typeface as readonly [(typeof typeface)[number]];

  function select({ size, color, weight = 400 }: Look): void {
    doc.font(String(weight)).fontSize(size).fillColor(color);
  }

  function segmentsOf(inline: Inline, weight: Weight): Segment[] {
    if (inline.kind === 'strong') return inline.parts.flatMap((part) => segmentsOf(part, weight === 400 ? 600 : 700));
    const text = drawableText(inline.text.replace(/[ \n\t]+/g, ' '), font);
    return text === '' ? [] : [{ text, weight, link: inline.kind === 'link' ? toAddress(inline.address) : null }];
  }

  const read = (text: string, { weight = 400 }: Look) => parseInline(text).flatMap((inline) => segmentsOf(inline, weight));

  /** A function for each segment, to be called in their order. */
  function writersOf(text: string, look: Look, { x, width }: Column) {
    doc.x = x;
    return read(text, look).map((segment, index, { length }) => ({
      link: segment.link,
      write() {
        const { link, weight } = segment;
        select({ ...look, weight, ...(link !== null && { color: INK.green }) });
        const lineGap = look.leading - doc.currentLineHeight(true);
        doc.text(segment.text, { width, lineGap, link, underline: link !== null, continued: index < length - 1 });
      },
    }));
  }

  return {
    doc,
    heightOf(text, look, width = TEXT_WIDTH) {
      const segments = read(text, look);
      // In the heaviest of its weights: no line is longer in another.
      select({ ...look, weight: Math.max(400, ...segments.map(({ weight }) => weight)) as Weight });
      const lineGap = look.leading - doc.currentLineHeight(true);
      return segments.length === 0 ? 0 : doc.heightOfString(segments.map((segment) => segment.text).join(''), { width, lineGap });
    },
    need(height) {
      if (doc.y + height > doc.page.maxY()) doc.addPage();
    },
    flow(parent, tag, text, look, column = TEXT) {
      const element = doc.struct(tag);
      parent.add(element);
      for (const { link, write } of writersOf(text, look, column)) element.add(link === null ? write : doc.struct('Link', {}, [write]));
      element.end();
    },
    retrace(text, look, column) {
      for (const { write } of writersOf(text, look, column)) write();
    },
    ornament(draw, type = 'Layout') {
      doc.markContent('Artifact', { type });
      draw();
      doc.endMarkedContent();
    },
    line(text, x, y, look, isRight = false) {
      const { x: left, y: top } = doc;
      const words = drawableText(text, font);
      select(look);
      doc.text(words, isRight ? x - doc.widthOfString(words) : x, y, { lineBreak: false });
      Object.assign(doc, { x: left, y: top });
    },
  };
}

export function drawRule(doc: PDFKit.PDFDocument, y: number): void {
  doc
    .moveTo(PAGE.left, y)
    .lineTo(PAGE.width - PAGE.right, y)
    .lineWidth(0.6)
    .strokeColor(INK.line)
    .stroke();
}
