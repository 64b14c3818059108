import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawReplyDefaultExpression, RawRequestDefaultExpression, RawServerDefault } from 'fastify';
import type { Config } from './config.ts';
import type { ImageRenderer } from './content/pictures/index.ts';
import type { Database } from './database/index.ts';
import type { Acquirer } from './purchase/acquirer/index.ts';

/** The app as routes see it: the type of what a request brings follows from its contract. */
export type ApiInstance = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

export interface Services {
  readonly db: Database;
  readonly imageRenderer: ImageRenderer;
  readonly config: Config;
  readonly signingKey: Uint8Array;
  /** Opens the commands of `cms`; null where they are switched off. */
  readonly adminToken: string | null;
  readonly acquirer: Acquirer;
  /** Signs the acquirer's webhooks. */
  readonly acquirerSecret: string;
  readonly now: () => Date;
  /** Whether the server has been requested to stop. */
  readonly isStopping?: () => boolean;
}
