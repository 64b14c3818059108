import { type FastifyBaseLogger, LogController } from 'fastify';
import { requestId } from '../request-id/index.ts';
import { HEADERS_TIMEOUT_MS } from './silent-connections.ts';

/** Node checks the timeouts of connections only at this interval. */
const CHECK_INTERVAL_MS = 2000;

export interface ServerOptions {
  /** Without it nothing is logged. */
  readonly logger: FastifyBaseLogger | undefined;
  /** Proxies whose `X-Forwarded-*` headers are accepted; empty: none. */
  readonly trustProxy: string | readonly string[];
  /** A request must be complete within this time. */
  readonly requestTimeoutMs: number;
  /** The limit of a request body, unless its route has another. */
  readonly bodyLimitBytes: number;
}

/** Options of Fastify that all servers have: ids and limits of requests. Responses are logged by `logResponses`. */
export function serverOptions({ logger, trustProxy, requestTimeoutMs, bodyLimitBytes }: ServerOptions) {
  return {
    ...(logger && { loggerInstance: logger }),
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestId,
    requestTimeout: requestTimeoutMs,
    bodyLimit: bodyLimitBytes,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECK_INTERVAL_MS },
    trustProxy: trustProxy.length > 0 && (typeof trustProxy === 'string' ? trustProxy : [...trustProxy]),
  };
}
