export { type MailOutcome, sendDueMails, startMailer } from './mailer.ts';
