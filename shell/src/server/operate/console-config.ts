/** Where the console for operators answers. */
export interface ConsoleConfig {
  readonly host: string;
  /** 0 means a free port. */
  readonly port: number;
  /** Its origin as operators know it; null: the host of each request. */
  readonly url: string | null;
}

/** Throws a sentence when the console would share the origin of the shop: the session of an operator would be in reach of every script of a shop page (decision 068). */
export function requireOwnOrigin(consoleUrl: string | null, publicUrl: string | null): string | null {
  if (consoleUrl === null) return null;
  const { origin, pathname } = new URL(consoleUrl);
  if (pathname !== '/')
    throw new Error(`CONSOLE_URL is "${consoleUrl}", but must be an origin without a path, such as https://console.shop.example.`);
  if (publicUrl !== null && new URL(publicUrl).origin === origin)
    throw new Error(`CONSOLE_URL and PUBLIC_URL are both ${origin}, but the console needs an origin of its own.`);
  return origin;
}
