import { DEFAULT_COLORS } from '@vitrava/shared-kit/internal/theme';
import { type Fonts, openFonts } from '../typeface/index.ts';
import { type Measure, type SetText, type Setting, setLines } from './lines.ts';

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

/** Part of the line above the baseline, as a share of the line's height. */
const BASELINE = 0.74;

export interface Look {
  readonly size: number;
  readonly leading: number;
  readonly color: string;
}

/** A document being written, and how far it has come. */
export interface Sheet {
  readonly doc: PDFKit.PDFDocument;
  /** Top of what comes next. */
  y: number;
  set(text: string, setting: Setting): SetText;
  /** Begins a page when there is no room for `height`. */
  need(height: number): void;
  /** Draws set lines from `y` down, over page ends where they come, as an element of the structure; leaves `y` beneath them. */
  flow(parent: PDFKit.PDFStructureElement, tag: string, text: SetText, x: number, look: Look): void;
  /** Draws parts that screen readers skip: ornaments, running heads. */
  ornament(draw: () => void, type?: 'Layout' | 'Pagination'): void;
  /** Draws set lines at a place, without structure: they were announced before. */
  retrace(text: SetText, x: number, y: number, look: Look): void;
  /** One line at its place, without structure: for ornaments. */
  line(text: string, x: number, y: number, look: Look, setting?: Partial<Setting>): void;
  widthOf(text: string, size: number): number;
}

/** `toAddress` makes a site path absolute, or null where the origin is not configured: then a link is words alone. */
export function openSheet(doc: PDFKit.PDFDocument, toAddress: (path: string) => string | null): Sheet {
  const fonts: Fonts = openFonts();
  for (const { name, bytes } of fonts.files) doc.registerFont(name, bytes);
  const measure: Measure = ({ font, text }, size) => doc.font(font).fontSize(size).widthOfString(text);

  const sheet: Sheet = {
    doc,
    y: PAGE.top,
    set: (text, setting) => setLines(text, setting, fonts, measure),
    need(height) {
      if (sheet.y + height <= PAGE.height - PAGE.bottom) return;
      doc.addPage();
      sheet.y = PAGE.top;
    },
    flow(parent, tag, text, x, look) {
      let line = 0;
      sheet.need(look.leading);
      const drawSegment = (segment: number) => () => {
        for (const chunk of text.chunks) {
          if (chunk.segment !== segment) continue;
          for (; line < chunk.line; line += 1) {
            sheet.y += look.leading;
            sheet.need(look.leading);
          }
          draw(chunk.text, chunk.font, x + chunk.x, sheet.y, look, addressOf(text.segments[segment]?.address ?? null));
        }
      };
      const element = doc.struct(tag);
      parent.add(element);
      for (const [index, { address }] of text.segments.entries()) {
        const isLink = addressOf(address) !== null;
        element.add(isLink ? doc.struct('Link', {}, [drawSegment(index)]) : drawSegment(index));
      }
      element.end();
      sheet.y += look.leading;
    },
    ornament(draw_, type = 'Layout') {
      doc.markContent('Artifact', { type });
      draw_();
      doc.endMarkedContent();
    },
    retrace({ chunks }, x, y, look) {
      for (const chunk of chunks) draw(chunk.text, chunk.font, x + chunk.x, y + chunk.line * look.leading, look, null);
    },
    line(text, x, y, look, setting = {}) {
      const { chunks } = sheet.set(text, { width: Number.MAX_SAFE_INTEGER, size: look.size, ...setting });
      for (const chunk of chunks) draw(chunk.text, chunk.font, x + chunk.x, y, look, null);
    },
    widthOf(text, size) {
      const last = sheet.set(text, { width: Number.MAX_SAFE_INTEGER, size }).chunks.at(-1);
      return last ? last.x + measure(last, size) : 0;
    },
  };

  function draw(text: string, font: string, x: number, y: number, { size, leading, color }: Look, address: string | null): void {
    const isLink = address !== null;
    doc
      .font(font)
      .fontSize(size)
      .fillColor(isLink ? INK.green : color)
      .text(text, x, y + leading * BASELINE, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...(isLink && { link: address }),
      });
    if (isLink) underline(doc, doc.widthOfString(text.trimEnd()), x, y + leading * BASELINE + 2);
  }

  function addressOf(address: string | null): string | null {
    if (address === null) return null;
    if (!address.startsWith('/')) return address.startsWith('#') ? null : address;
    return toAddress(address);
  }

  return sheet;
}

function underline(doc: PDFKit.PDFDocument, width: number, x: number, y: number): void {
  doc
    .moveTo(x, y)
    .lineTo(x + width, y)
    .lineWidth(0.5)
    .strokeColor(INK.green)
    .stroke();
}
