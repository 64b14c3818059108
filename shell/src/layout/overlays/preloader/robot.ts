const ROBOT = /bot\b|crawl|spider|slurp|preview|lighthouse|pagespeed|mediapartners|facebookexternalhit/i;

/** Programs that index or measure pages are not to be greeted. */
export function isRobot(userAgent: string): boolean {
  return ROBOT.test(userAgent);
}
