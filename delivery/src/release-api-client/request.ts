import type { Static, TSchema } from 'typebox';

/** A request to a release API. */
export interface Call<Schema extends TSchema> {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: Uint8Array;
  readonly type: 'application/json' | 'application/octet-stream';
  readonly answer: Schema;
}

/** The release API lacks files of a build that it had a moment before. */
export class Incomplete extends Error {}

/** Sends a signed request; what has failed on the way is tried again. */
export type Ask = <Schema extends TSchema>(call: Call<Schema>) => Promise<Static<Schema>>;

/** The body of a request with JSON. */
export function toJson(message: object): Pick<Call<TSchema>, 'body' | 'type'> {
  return { body: Buffer.from(JSON.stringify(message)), type: 'application/json' };
}
