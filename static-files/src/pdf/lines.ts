import { type Inline, parseInline } from '@vitrava/shared-kit/internal/rich-text-blocks';
import type { Fonts, Run, Weight } from '../typeface/index.ts';

/** Inline text of one look; `address` makes it a link. */
interface Segment {
  readonly text: string;
  readonly weight: Weight;
  readonly address: string | null;
}

/** What one call draws: letters of one file on one line. */
export interface Chunk extends Run {
  readonly segment: number;
  readonly line: number;
  /** From the left edge of the lines. */
  readonly x: number;
}

export interface Setting {
  readonly width: number;
  readonly size: number;
  readonly weight?: Weight;
}

export interface SetText {
  readonly segments: readonly Segment[];
  readonly chunks: readonly Chunk[];
  readonly lineCount: number;
}

export type Measure = (run: Run, size: number) => number;

interface Piece extends Run {
  readonly segment: number;
}

/** Breaks inline text into lines: only at spaces, so that a mark never parts from its word, however many fonts and links the word is made of. */
export function setLines(text: string, { width, size, weight = 400 }: Setting, fonts: Fonts, measure: Measure): SetText {
  const segments = parseInline(text).flatMap((inline) => segmentsOf(inline, weight));
  const widthOf = (pieces: readonly Piece[]) => pieces.reduce((sum, piece) => sum + measure(piece, size), 0);
  const words = wordsOf(segments, fonts).flatMap((word) => cutToWidth(word, width, widthOf));
  const lines: Piece[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const word of words) {
    const wordWidth = widthOf(word);
    const space = spaceAfter(lines.at(-1)?.at(-1));
    const spaceWidth = space ? measure(space, size) : 0;
    if (used + spaceWidth + wordWidth > width) {
      lines.push([...word]);
      used = wordWidth;
    } else {
      lines.at(-1)?.push(...(space ? [space] : []), ...word);
      used += spaceWidth + wordWidth;
    }
  }
  // The last word of a line is separated from the next line's first also for screen readers.
  for (const line of lines.slice(0, -1)) {
    const space = spaceAfter(line.at(-1));
    if (space) line.push(space);
  }
  return { segments, chunks: lines.flatMap((line, index) => chunksOf(line, index, (run) => measure(run, size))), lineCount: lines.length };
}

function segmentsOf(inline: Inline, weight: Weight): Segment[] {
  if (inline.kind === 'strong') return inline.parts.flatMap((part) => segmentsOf(part, weight === 400 ? 600 : 700));
  return [{ text: inline.text, weight, address: inline.kind === 'link' ? inline.address : null }];
}

function wordsOf(segments: readonly Segment[], fonts: Fonts): Piece[][] {
  const words: Piece[][] = [[]];
  for (const [segment, { text, weight }] of segments.entries()) {
    for (const [index, part] of text.split(/[ \n\t]+/).entries()) {
      if (index > 0) words.push([]);
      words.at(-1)?.push(...fonts.runsOf(part, weight).map((run) => ({ ...run, segment })));
    }
  }
  return words.filter((word) => word.length > 0);
}

/** A word that no line can hold is cut between letters. */
function cutToWidth(word: readonly Piece[], width: number, widthOf: (pieces: readonly Piece[]) => number): (readonly Piece[])[] {
  if (widthOf(word) <= width) return [word];
  const letters = word.flatMap((piece) => [...piece.text].map((text) => ({ ...piece, text })));
  const parts: Piece[][] = [[]];
  for (const letter of letters) {
    if (widthOf([...(parts.at(-1) ?? []), letter]) > width) parts.push([]);
    parts.at(-1)?.push(letter);
  }
  return parts.filter((part) => part.length > 0);
}

function spaceAfter(piece: Piece | undefined): Piece | null {
  return piece ? { ...piece, text: ' ' } : null;
}

function chunksOf(line: readonly Piece[], index: number, measure: (run: Run) => number): Chunk[] {
  const chunks: { segment: number; font: string; text: string; line: number; x: number }[] = [];
  let x = 0;
  for (const { segment, font, text } of line) {
    const last = chunks.at(-1);
    if (last?.segment === segment && last.font === font) last.text += text;
    else chunks.push({ segment, font, text, line: index, x });
    const started = chunks.at(-1);
    if (started) x = started.x + measure(started);
  }
  return chunks;
}
