import { openLogDestination } from '@vitrava/shared-kit/internal/server-output';
import { type Logger, pino } from 'pino';

/** JSON lines on standard error; standard output carries one line for whoever started the server. */
export function openServerLog(level: string): Logger {
  return pino({ level, base: null }, openLogDestination(pino.destination));
}
