import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

/*
 * A database as lines of text. The first contains its migrations and the tables that follow, in their order. Of each
 * table come its rows, a JSON list of texts and nulls each, and then their summary. The last line has the positions of
 * the sequences: a dump without it was cut off.
 */

const HeaderSchema = Type.Object({
  format: Type.Literal(1),
  migrations: Type.Array(Type.String()),
  tables: Type.Array(Type.Object({ name: Type.String(), columns: Type.Array(Type.Object({ name: Type.String(), type: Type.String() })) })),
});
const TableEndSchema = Type.Object({ table: Type.String(), rows: Type.Integer(), sha256: Type.String() });
const EndSchema = Type.Object({ sequences: Type.Array(Type.Object({ name: Type.String(), value: Type.String({ pattern: '^-?\\d+$' }) })) });

export type DumpHeader = Static<typeof HeaderSchema>;
export type TableEnd = Static<typeof TableEndSchema>;
export type DumpEnd = Static<typeof EndSchema>;
/** A table with the columns whose values stand in a backup: all but those that the database computes. */
export type Table = DumpHeader['tables'][number];
/** The last value of a sequence; one that has none is not in the list. */
export type Sequence = DumpEnd['sequences'][number];

const contracts = { header: Compile(HeaderSchema), tableEnd: Compile(TableEndSchema), end: Compile(EndSchema) };

/** The first line. Throws a sentence when it is none. */
export function readHeader(line: string | undefined): DumpHeader {
  const header = parse(line);
  if (contracts.header.Check(header)) return header;
  throw new Error('The file does not begin as a backup of a database does.');
}

export function readTableEnd(line: string): TableEnd | null {
  const end = parse(line);
  return contracts.tableEnd.Check(end) ? end : null;
}

export function readEnd(line: string | undefined): DumpEnd | null {
  const end = parse(line);
  return contracts.end.Check(end) ? end : null;
}

/** Rows are lists, all else objects. */
export function isRow(line: string): boolean {
  return line.startsWith('[');
}

function parse(line: string | undefined): unknown {
  try {
    return JSON.parse(line ?? '');
  } catch {
    return null;
  }
}
