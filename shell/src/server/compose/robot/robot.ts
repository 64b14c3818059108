const ROBOT = /bot\b|crawl|spider|slurp|preview|lighthouse|pagespeed|facebookexternalhit|mediapartners|yandex(?:images|metrika)|whatsapp/i;

/**
 * Whether the client is a program that indexes, measures or previews pages, by its `User-Agent`; a client without one
 * is taken for such.
 */
export function isRobot(userAgent: string | undefined): boolean {
  return userAgent === undefined || ROBOT.test(userAgent);
}
