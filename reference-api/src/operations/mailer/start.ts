import type { FastifyBaseLogger } from 'fastify';
import { describeFailure, startPeriodicTask } from '../../process/index.ts';
import type { Services } from '../../services.ts';
import { type MailerNeeds, sendDueMails } from './send-due.ts';
import { connectSmtp } from './smtp.ts';

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
