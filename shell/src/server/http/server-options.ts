import { type FastifyBaseLogger, LogController } from 'fastify';
import { requestId } from './request-id.ts';

/** Within which a request must have come whole, a working build of a developer over a slow line included; and its head, or the first byte of it. */
const REQUEST_TIMEOUT_MS = 60_000;
export const HEADERS_TIMEOUT_MS = 10_000;
const CHECKED_EVERY_MS = 2000;
/** Of a body that nobody has asked for; routes that take one say how much. */
const BODY_LIMIT_BYTES = 16 * 1024;

/** The limits of both servers of this process: of the shop and of the console. */
export function serverOptions(trustProxy: readonly string[], logger: FastifyBaseLogger) {
  return {
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: true,
    genReqId: requestId,
    requestTimeout: REQUEST_TIMEOUT_MS,
    bodyLimit: BODY_LIMIT_BYTES,
    http: { headersTimeout: HEADERS_TIMEOUT_MS, connectionsCheckingInterval: CHECKED_EVERY_MS },
    trustProxy: trustProxy.length > 0 && [...trustProxy],
  };
}
