import { stripVTControlCharacters, styleText } from 'node:util';

const COLOURS = ['cyan', 'magenta', 'yellow', 'blue', 'green'] as const;
const colourOf = new Map<string, (typeof COLOURS)[number]>();

/** Writes a message to the one log, each of its lines with its source in front. */
export function logLine(source: string, message: string): void {
  const colour = colourOf.get(source) ?? COLOURS[colourOf.size % COLOURS.length] ?? 'cyan';
  colourOf.set(source, colour);
  const prefix = styleText(colour, `[${source}]`, { stream: process.stdout });
  for (const line of message.trimEnd().split('\n'))
    console.log(`${prefix} ${process.stdout.isTTY ? line : stripVTControlCharacters(line)}`);
}

export interface ServerLine {
  readonly level: number;
  readonly text: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

/** Reads a line of a server: pino's JSON, or whatever a tool has printed. */
export function readServerLine(line: string): ServerLine {
  try {
    const { level, time, msg, ...fields } = JSON.parse(line) as Record<string, unknown>;
    return { level: typeof level === 'number' ? level : 0, text: typeof msg === 'string' ? msg : '', fields };
  } catch {
    return { level: 40, text: line, fields: {} };
  }
}

/** The line as people read it: the message, a stack on lines of its own, and the other fields in short. */
export function describeLine({ text, fields }: ServerLine): string {
  const { err, failure, ...others } = fields as { err?: { stack?: string }; failure?: { explanation?: string } };
  const short = Object.entries(others).map(([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`);
  return [[text, ...short].join(' '), err?.stack, failure?.explanation].filter(Boolean).join('\n');
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(2)} s`;
}
