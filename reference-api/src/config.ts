import { fileURLToPath } from 'node:url';
import { type Environment, readInteger, readMetricsAddress, readOrigin } from '@vitrava/server-kit/environment';
import { readSecret } from './process/index.ts';

/** What the environment decides; everything has a default that works on a fresh machine. */
export function readConfig(env: Environment) {
  return {
    port: readInteger(env, 'API_PORT', 3001, 0, 65_535),
    host: env.API_HOST || '127.0.0.1',
    databaseUrl: readDatabaseUrl(env),
    dataDir: env.DATA_DIR || fileURLToPath(new URL('../../.data', import.meta.url)),
    logLevel: env.API_LOG_LEVEL || 'info',
    /** Signs access tokens; null means: make one and keep it in the data folder. */
    secret: readSecret('API_SECRET', env.API_SECRET),
    adminToken: readSecret('API_ADMIN_TOKEN', env.API_ADMIN_TOKEN),
    isProduction: env.NODE_ENV === 'production',
    /** Token calls allowed in a minute from one address; the bounds of wrong passwords follow from it (`customer/session/password-attempts.ts`). */
    tokenCallsPerMinute: readInteger(env, 'API_TOKEN_CALLS_PER_MINUTE', 30, 1, 1_000_000),
    /** Requested emails, and used codes and links, per hour and address; an account gets a sixth of each. */
    accountCallsPerHour: readInteger(env, 'API_ACCOUNT_CALLS_PER_HOUR', 60, 1, 1_000_000),
    /** Questions taken in an hour from one address. */
    contactRequestsPerHour: readInteger(env, 'API_CONTACT_REQUESTS_PER_HOUR', 10, 1, 1_000_000),
    telegramBot: botName(env.API_TELEGRAM_BOT || 'vitrava_bot'),
    /** Searches, and pictures to be drawn, that one address may request in a minute. */
    costlyReadsPerMinute: readInteger(env, 'API_COSTLY_READS_PER_MINUTE', 900, 1, 1_000_000),
    /** How long a stopping server still answers while `/readyz` reports the stop, so that no proxy sends it more. */
    drainMs: readInteger(env, 'API_DRAIN_MS', env.NODE_ENV === 'production' ? 3_000 : 0, 0, 60_000),
    /** The proxies whose `X-Forwarded-*` headers are trusted. */
    trustProxy: env.API_TRUST_PROXY || 'loopback',
    /** Where the acquirer answers, for this server and for browsers. */
    acquirerUrl: env.ACQUIRER_URL || 'http://127.0.0.1:3002',
    /** Shared with the acquirer; null means: the one in the data folder. */
    acquirerSecret: readSecret('ACQUIRER_SECRET', env.ACQUIRER_SECRET),
    /** Where the acquirer reports to; null means: where this server listens. */
    webhookUrl: env.API_WEBHOOK_URL || null,
    /** How often orders that no one looks at are given up or refunded. */
    settleEverySeconds: readInteger(env, 'API_SETTLE_SECONDS', 15, 1, 86_400),
    /** How long an order to be paid at the point holds its goods when the shop does not begin to work on it. */
    reservationHours: readInteger(env, 'API_RESERVATION_HOURS', 72, 1, 8_760),
    /** Origin of the shop that shoppers return to; null means: the one their order came from. */
    shopUrl: readOrigin(env, 'SHOP_URL'),
    /** Origin of the shop that the links of mails lead to. */
    mailShopUrl: mailShopUrl(env),
    /** Server that sends mails; null means that they are only kept, and shown to developers. */
    smtpUrl: smtpUrl(env),
    /** Where machines read figures; null: none are made. */
    metrics: readMetricsAddress(env, 'API_'),
    /** Address that mails come from; null means the company's own. */
    mailFrom: mailFrom(env),
  };
}

export type Config = Readonly<ReturnType<typeof readConfig>>;

function botName(text: string): string {
  if (!/^[A-Za-z]\w{4,31}$/.test(text)) throw new Error(`API_TELEGRAM_BOT must be the name of a bot without @, not "${text}".`);
  return text;
}

/** A shop that sends mails needs a configured address: links never come from a request, which anyone may write. */
function mailShopUrl(env: Environment): string {
  const url = readOrigin(env, 'MAIL_SHOP_URL') ?? readOrigin(env, 'SHOP_URL');
  if (url === null && env.NODE_ENV === 'production' && env.SMTP_URL) {
    throw new Error('SHOP_URL or MAIL_SHOP_URL must be set where mails are sent: their links lead there.');
  }
  return url ?? 'http://localhost:3000';
}

/** Where PostgreSQL is, null for the embedded engine. Throws a sentence that does not name the address: it holds a password. */
export function readDatabaseUrl({ DATABASE_URL: text }: Environment): string | null {
  if (!text) return null;
  // The driver takes an address without a host, too: then a parameter names it, or the folder of its socket.
  if (/^postgres(?:ql)?:\/\//.test(text) && URL.canParse(text.replace('@/', '@localhost/'))) return text;
  throw new Error(
    'DATABASE_URL must be postgres://user:password@host/database; in a password, what is neither letter nor digit is written as %40 for @.',
  );
}

/** The messages never name the address: it may hold a password. */
function smtpUrl({ SMTP_URL: text }: Environment): string | null {
  if (!text) return null;
  const protocol = URL.canParse(text) ? new URL(text).protocol : '';
  if (protocol !== 'smtp:' && protocol !== 'smtps:') throw new Error('SMTP_URL must begin with smtp:// or smtps://.');
  return text;
}

function mailFrom({ MAIL_FROM: text }: Environment): string | null {
  if (!text) return null;
  if (!/^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/.test(text)) throw new Error(`MAIL_FROM must be a bare mail address, not "${text}".`);
  return text;
}
