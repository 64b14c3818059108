import { type Logger, pino } from 'pino';

/** Logs as JSON on stderr: stdout has one line, the address. No addresses, cookies or queries of people are written anywhere. */
export function createLogger(level: string): Logger {
  return pino(
    {
      level,
      base: null,
      serializers: {
        req: (request: { method: string; routeOptions?: { url?: string } }) => ({
          method: request.method,
          route: request.routeOptions?.url,
        }),
      },
    },
    pino.destination({ dest: 2, sync: false }),
  );
}
