import { openLogDestination } from '@vitrava/shared-kit/internal/server-output';
import { type Logger, pino } from 'pino';

/** JSON lines on stderr; stdout is for the address alone. */
export function createLogger(level: string): Logger {
  return pino({ level, base: null }, openLogDestination(pino.destination));
}
