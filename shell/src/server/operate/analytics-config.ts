import { type Environment, readInteger } from '@vitrava/server-kit/environment';
import type { PageAnalytics } from '@vitrava/shared-kit/contracts/page';

/** The pages' data of analytics, and the one origin that the tag may call. */
export interface AnalyticsConfig {
  readonly page: PageAnalytics;
  readonly origin: string;
}

const MAX_DELAY_MS = 600_000;

/** `ANALYTICS_TAG_URL` turns analytics on; the other names configure it. An invalid value is an error. */
export function readAnalytics(env: Environment): AnalyticsConfig | null {
  const address = env['ANALYTICS_TAG_URL'];
  if (!address) return null;
  const url = URL.canParse(address) ? new URL(address) : null;
  const isHere = url?.protocol === 'http:' && /^(?:127\.0\.0\.1|localhost)$/.test(url.hostname);
  if (!url || !(url.protocol === 'https:' || isHere))
    throw new Error(`ANALYTICS_TAG_URL is "${address}", but must be an https address; http only on this machine.`);
  return {
    origin: url.origin,
    page: {
      tagUrl: url.href,
      id: readWord(env, 'ANALYTICS_ID', /^[\w.-]{1,64}$/, null),
      global: readWord(env, 'ANALYTICS_GLOBAL', /^[A-Za-z_$][\w$]{0,39}$/, 'ym'),
      delayMs: readInteger(env, 'ANALYTICS_DELAY_MS', 0, 0, MAX_DELAY_MS),
    },
  };
}

function readWord(env: Environment, name: string, shape: RegExp, fallback: string | null): string {
  const text = env[name] || fallback;
  if (text !== null && shape.test(text)) return text;
  throw new Error(`${name} is "${text ?? ''}", but ANALYTICS_TAG_URL needs it to match ${shape}.`);
}
