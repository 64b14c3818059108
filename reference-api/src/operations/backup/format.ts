import { parseJson } from '@vitrava/server-kit/json';
import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';

/*
 * A database as lines of text. The first contains its migrations and the tables that follow, in their order. Of each
 * table come its rows, a JSON list of texts and nulls each, and then its name. The last line has the positions of
 * the sequences: a dump without it was cut off. The archive that holds the lines detects changed ones.
 */

/** Lines of format 1 also count and hash the rows of each table. Code of that time does not read format 2. */
export const FORMAT = 2;
const HeaderSchema = Type.Object({
  format: Type.Union([Type.Literal(1), Type.Literal(FORMAT)]),
  migrations: Type.Array(Type.String()),
  tables: Type.Array(Type.Object({ name: Type.String(), columns: Type.Array(Type.Object({ name: Type.String(), type: Type.String() })) })),
});
const EndSchema = Type.Object({ sequences: Type.Array(Type.Object({ name: Type.String(), value: Type.String({ pattern: '^-?\\d+$' }) })) });
const contracts = { header: Compile(HeaderSchema), tableEnd: Compile(Type.Object({ table: Type.String() })), end: Compile(EndSchema) };

export type DumpHeader = Static<typeof HeaderSchema>;
export type DumpEnd = Static<typeof EndSchema>;
/** A table with the columns whose values stand in a backup: all but those that the database computes. */
export type Table = DumpHeader['tables'][number];

/** The first line. Throws a sentence when it is none. */
export function readHeader(line: string | undefined): DumpHeader {
  const header = parseJson(line ?? '');
  if (contracts.header.Check(header)) return header;
  throw new Error('The file does not begin as a backup of a database does.');
}

/** Whether the line ends the rows of this table. Rows are lists, all else objects. */
export function isEndOf(table: Table, line: string | undefined): boolean {
  const end = parseJson(line ?? '');
  return contracts.tableEnd.Check(end) && end.table === table.name;
}

/** The last line. Throws a sentence when it is none. */
export function readEnd(line: string | undefined): DumpEnd {
  const end = parseJson(line ?? '');
  if (contracts.end.Check(end)) return end;
  throw cutOff();
}

export function cutOff(): Error {
  return new Error('The backup of the database is cut off.');
}
