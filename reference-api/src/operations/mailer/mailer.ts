import type { FastifyBaseLogger } from 'fastify';
import { type EmailNeeds, writeMail } from '../../content/emails/index.ts';
import { describeFailure, startPeriodicTask } from '../../process/index.ts';
import type { Services } from '../../services.ts';
import { deleteOldMails, giveUp, giveUpLate, type MailRow, markSent, postpone, takeDueMail } from '../mail-outbox/index.ts';
import { connectSmtp, type Deliver, isRefusal } from './smtp.ts';

interface MailerNeeds extends EmailNeeds {
  readonly now: Services['now'];
  readonly deliver: Deliver;
  /** Logs which mails fail, without their recipients. */
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
  /** Called for each attempt, and for each mail that was given up. */
  readonly onOutcome?: ((outcome: MailOutcome) => void) | undefined;
}

/** `failed`: it will be tried again. */
export type MailOutcome = 'sent' | 'failed' | 'given-up';

const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 60 * 60_000;

/** Sends the due mails in turn until none is left, one fails or `signal` stops it. Servers may do so at once. */
export async function sendDueMails(needs: MailerNeeds, signal?: AbortSignal): Promise<void> {
  const { db, now, log, onOutcome } = needs;
  for (const { id, kind, attempts } of await giveUpLate(db, now())) {
    onOutcome?.('given-up');
    log.warn({ mail: id, kind, attempts }, 'a mail was given up: it could not be sent in time');
  }
  await deleteOldMails(db, now());
  while (!signal?.aborted) {
    const row = await takeDueMail(db, now());
    if (row === null || !(await attempt(needs, row))) return;
  }
}

/** False when it is better to wait a little before the next mail. */
async function attempt(needs: MailerNeeds, row: MailRow): Promise<boolean> {
  const { db, now, deliver, log, onOutcome } = needs;
  const { id, kind, attempts, recipient, language, createdAt } = row;
  try {
    await deliver({ ...(await writeMail(needs, row)), id: `mail-${id}.${createdAt.getTime()}`, to: recipient, language });
  } catch (error) {
    const message = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const about = { mail: id, kind, attempts, code: (error as { code?: unknown } | null)?.code };
    if (isRefusal(error)) {
      await giveUp(db, row, now(), message);
      onOutcome?.('given-up');
      log.warn(about, 'a mail was given up: the mail server refuses it');
      return true;
    }
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** (attempts - 1), LONGEST_PAUSE_MS);
    onOutcome?.('failed');
    await postpone(db, row, new Date(now().getTime() + pauseMs), message);
    log.warn({ ...about, pauseMs }, 'a mail could not be sent and will be tried again');
    return false;
  }
  onOutcome?.('sent');
  await markSent(db, row, now());
  return true;
}

const LOOK_EVERY_MS = 2_000;

/** Sends mails from now on, where there is a mail server; the result stops that, after the mail that is on its way. */
export function startMailer(services: Services, log: FastifyBaseLogger, onOutcome?: MailerNeeds['onOutcome']): () => Promise<void> {
  const { smtpUrl, mailFrom, isProduction } = services.config;
  if (smtpUrl === null) {
    if (isProduction) log.warn('SMTP_URL is not set: mails are kept and not sent');
    return async () => {};
  }
  const deliver = connectSmtp(smtpUrl, mailFrom);
  const stopping = new AbortController();
  const stop = startPeriodicTask(
    LOOK_EVERY_MS,
    () => sendDueMails({ ...services, deliver, log, onOutcome }, stopping.signal),
    (error) => log.error({ failure: describeFailure(error) }, 'mails could not be sent'),
  );
  return () => {
    stopping.abort();
    return stop();
  };
}
