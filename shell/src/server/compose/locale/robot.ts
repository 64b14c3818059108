const ROBOT = /bot\b|crawl|spider|slurp|preview|lighthouse|facebookexternalhit|mediapartners|yandex(?:images|metrika)|whatsapp|telegram/i;

/** Whether a program that indexes or previews pages is asking; it must see the address it asked for. */
export function isRobot(userAgent: string | undefined): boolean {
  return userAgent === undefined || ROBOT.test(userAgent);
}
