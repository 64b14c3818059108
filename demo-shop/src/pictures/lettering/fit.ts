import { measure, type Setting } from './outline.ts';

export interface FitRequest {
  readonly text: string;
  readonly setting: Setting;
  readonly width: number;
  readonly height: number;
  readonly largest: number;
  readonly smallest: number;
  readonly maxLines: number;
  /** In parts of the size. */
  readonly leading: number;
}

export interface FittedText {
  readonly size: number;
  readonly lines: readonly string[];
}

const STEPS = 14;

/** The largest size at which the text fits whole; at the smallest size what is left over becomes an ellipsis. */
export function fitText(request: FitRequest): FittedText {
  const { text, setting, width, height, largest, smallest, maxLines, leading } = request;
  const words = splitWords(text);
  for (let step = 0; step <= STEPS; step += 1) {
    const size = largest - ((largest - smallest) * step) / STEPS;
    const lines = wrap(words, width / size, setting);
    const fits = lines.every((line) => measure(line, size, setting) <= width);
    if (fits && lines.length <= maxLines && lines.length * size * leading <= height + size * (leading - 1)) {
      return { size, lines: balance(words, lines, width / size, setting) };
    }
  }
  const room = Math.max(1, Math.min(maxLines, Math.floor(height / (smallest * leading))));
  return { size: smallest, lines: shorten(wrap(words, width / smallest, setting), room, width / smallest, setting) };
}

/** One line that fits: made smaller first, then cut. */
export function fitLine(text: string, setting: Setting, width: number, largest: number, smallest = largest * 0.62): FittedText {
  return fitText({ text, setting, width, height: largest * 1.2, largest, smallest, maxLines: 1, leading: 1 });
}

/** A preposition stays with the word after it, a lone letter («витамин C») with the word before it. */
function splitWords(text: string): readonly string[] {
  return text
    .trim()
    .slice(0, 160)
    .replace(/\s+/g, ' ')
    .replace(/(?<= |^)(\p{Ll}{1,2}) (?=\p{L})/gu, '$1\u00a0')
    .replace(/ (?=\p{Lu}(?:,| |$)|%)/gu, '\u00a0')
    .split(' ')
    .filter(Boolean);
}

function wrap(words: readonly string[], width: number, setting: Setting): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const joined = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(joined, 1, setting) > width) {
      lines.push(word);
    } else {
      lines[Math.max(0, lines.length - 1)] = joined;
    }
  }
  return lines;
}

/** The narrowest measure that still takes the same number of lines: no short last word under a long line. */
function balance(words: readonly string[], lines: readonly string[], width: number, setting: Setting): readonly string[] {
  let best = lines;
  for (let share = 0.95; share >= 0.5 && lines.length > 1; share -= 0.05) {
    const tried = wrap(words, width * share, setting);
    if (tried.length !== lines.length || tried.some((line) => measure(line, 1, setting) > width)) {
      break;
    }
    best = tried;
  }
  return best;
}

function shorten(lines: readonly string[], room: number, width: number, setting: Setting): string[] {
  const stored = lines.slice(0, room);
  return stored.map((line, index) => cut(line, index === room - 1 && lines.length > room, width, setting));
}

function cut(line: string, isBroken: boolean, width: number, setting: Setting): string {
  if (!isBroken && measure(line, 1, setting) <= width) {
    return line;
  }
  let stored = line;
  while (stored.length > 1 && measure(`${stored}…`, 1, setting) > width) {
    stored = stored.slice(0, -1);
  }
  return `${stored.replace(/[\s,.;:–-]+$/, '')}…`;
}
