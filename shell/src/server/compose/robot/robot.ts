const ROBOT = /bot\b|crawl|spider|slurp|preview|lighthouse|pagespeed|facebookexternalhit|mediapartners|yandex(?:images|metrika)|whatsapp/i;

/** Whether a program that indexes, measures or previews pages is asking, by its `User-Agent`; one without a name is taken for such. */
export function isRobot(userAgent: string | undefined): boolean {
  return userAgent === undefined || ROBOT.test(userAgent);
}
