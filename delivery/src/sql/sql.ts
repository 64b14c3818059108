/** Statements with parameters that are written `?`. */
export interface Queries {
  /** Number of rows that were changed. */
  run(text: string, values?: readonly (string | number)[]): Promise<number>;
  all(text: string, values?: readonly (string | number)[]): Promise<readonly Readonly<Record<string, unknown>>[]>;
}

/** Tables in SQLite or in a schema of PostgreSQL. */
export interface Sql extends Queries {
  /** Where its tables are; null where there are no schemas. */
  readonly schema: string | null;
  /** Makes the schema where it is missing. */
  prepare(): Promise<void>;
  /** Whether a table exists, by its name with the schema. Makes nothing. */
  hasTable(name: string): Promise<boolean>;
  /** All of the work, or nothing of it. Not re-entrant. */
  transaction(work: (queries: Queries) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}
