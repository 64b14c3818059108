/** The few things that a collector asks of a database. Parameters are written `?`. */
export interface Sql {
  /** Where its tables lie; null where there are no schemas. */
  readonly schema: string | null;
  /** Makes the schema where it is missing. */
  prepare(): Promise<void>;
  /** Whether a table is there, by its name with the schema. Makes nothing. */
  hasTable(name: string): Promise<boolean>;
  /** Number of rows that were changed. */
  run(text: string, values?: readonly (string | number)[]): Promise<number>;
  all(text: string, values?: readonly (string | number)[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** All of the work, or nothing of it. Not re-entrant. */
  transaction(work: (sql: Sql) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
