/** Everything of the store is in a schema of its own, so that it can share a database with others. */
export const SCHEMA = 'vitrava_releases';

/** Key of the advisory lock that writers take turns by: the first bytes of a hash of the schema's name. */
export const WRITER_LOCK = 7_310_586_104;

/** The table that came last: where it is, all are. */
export const NEWEST_TABLE = 'revision';

/** Makes missing tables. A file's bytes exist once; `pointers`, `record` and `entry` are a directory's texts. */
export const CREATE_TABLES = `
  CREATE SCHEMA IF NOT EXISTS ${SCHEMA};
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.blob (
    hash text PRIMARY KEY,
    bytes integer NOT NULL,
    content bytea NOT NULL
  );
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.release (
    remote text NOT NULL,
    version text NOT NULL,
    record text NOT NULL,
    accepted_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (remote, version)
  );
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.release_file (
    remote text NOT NULL,
    version text NOT NULL,
    path text NOT NULL,
    hash text NOT NULL REFERENCES ${SCHEMA}.blob (hash),
    PRIMARY KEY (remote, version, path),
    FOREIGN KEY (remote, version) REFERENCES ${SCHEMA}.release (remote, version) ON DELETE CASCADE
  );
  CREATE INDEX IF NOT EXISTS release_file_hash ON ${SCHEMA}.release_file (hash);
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.channels (
    remote text PRIMARY KEY,
    pointers text NOT NULL
  );
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.document (
    name text PRIMARY KEY,
    content text NOT NULL
  );
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.move (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text NOT NULL UNIQUE,
    entry text NOT NULL
  );
  CREATE TABLE IF NOT EXISTS ${SCHEMA}.revision (
    single boolean PRIMARY KEY DEFAULT true CHECK (single),
    number bigint NOT NULL
  );
  INSERT INTO ${SCHEMA}.revision (number) VALUES (0) ON CONFLICT DO NOTHING;
`;
