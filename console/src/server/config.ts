import { type Environment, readInteger, readOrigin } from '@vitrava/server-kit/environment';

export interface ConsoleConfig {
  readonly host: string;
  /** 0 means a free port. */
  readonly port: number;
  /** Its origin as operators reach it; null: the host of each request. */
  readonly url: string | null;
}

/** Reads `CONSOLE_HOST`, `CONSOLE_PORT` and `CONSOLE_URL`. Null in development, where the store holds working builds. Throws a sentence for an invalid setting. */
export function readConsoleConfig(env: Environment): ConsoleConfig | null {
  if (env['WORKING_STORE_DIR']) return null;
  return {
    host: env['CONSOLE_HOST'] || '127.0.0.1',
    port: readInteger(env, 'CONSOLE_PORT', 3004, 0, 65_535),
    url: requireOwnOrigin(readOrigin(env, 'CONSOLE_URL'), readOrigin(env, 'PUBLIC_URL')),
  };
}

/** On the origin of the shop every script of a shop page could use the session of an operator (decision 068). */
function requireOwnOrigin(consoleUrl: string | null, publicUrl: string | null): string | null {
  if (consoleUrl === null) return null;
  const { origin, pathname } = new URL(consoleUrl);
  if (pathname !== '/')
    throw new Error(`CONSOLE_URL is "${consoleUrl}", but must be an origin without a path, such as https://console.shop.example.`);
  if (publicUrl !== null && new URL(publicUrl).origin === origin)
    throw new Error(`CONSOLE_URL and PUBLIC_URL are both ${origin}, but the console needs an origin of its own.`);
  return origin;
}
