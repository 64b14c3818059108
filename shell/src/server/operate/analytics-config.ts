import type { PageAnalytics } from '@vitrava/shared-kit/contracts/page';

/** What pages know of analytics, and the one origin that the tag may talk to. */
export interface AnalyticsConfig {
  readonly page: PageAnalytics;
  readonly origin: string;
}

const MAX_DELAY_MS = 600_000;

/** `ANALYTICS_TAG_URL` turns analytics on; the other names say what to do with it. What cannot be understood is an error. */
export function readAnalytics(env: Readonly<Record<string, string | undefined>>): AnalyticsConfig | null {
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
      delayMs: readDelay(env['ANALYTICS_DELAY_MS'] || '0'),
    },
  };
}

function readWord(env: Readonly<Record<string, string | undefined>>, name: string, shape: RegExp, fallback: string | null): string {
  const text = env[name] || fallback;
  if (text !== null && shape.test(text)) return text;
  throw new Error(`${name} is "${text ?? ''}", but ANALYTICS_TAG_URL needs it to match ${shape}.`);
}

function readDelay(text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= MAX_DELAY_MS) return value;
  throw new Error(`ANALYTICS_DELAY_MS is "${text}", but must be a whole number from 0 to ${MAX_DELAY_MS}.`);
}
