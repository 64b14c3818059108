const ROBOT = /bot\b|crawl|spider|slurp|preview|lighthouse|pagespeed|facebookexternalhit|mediapartners|yandex(?:images|metrika)|whatsapp/i;

/** Whether the client indexes, measures or previews pages, by its `User-Agent`; one without it counts too. */
export function isRobot(userAgent: string | undefined): boolean {
  return userAgent === undefined || ROBOT.test(userAgent);
}
