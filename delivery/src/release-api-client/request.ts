import type { Static, TSchema } from 'typebox';

/** A request to a release API. */
export interface ApiRequest<Schema extends TSchema> {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
  readonly body: Uint8Array;
  readonly type: 'application/json' | 'application/octet-stream';
  readonly response: Schema;
}

/** The release API lacks files of a build that it had a moment before. */
export class Incomplete extends Error {}

/** Sends a signed request; transient failures are retried. */
export type SendRequest = <Schema extends TSchema>(call: ApiRequest<Schema>) => Promise<Static<Schema>>;

/** The body of a request with JSON. */
export function toJson(message: object): Pick<ApiRequest<TSchema>, 'body' | 'type'> {
  return { body: Buffer.from(JSON.stringify(message)), type: 'application/json' };
}
