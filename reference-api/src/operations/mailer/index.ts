export { type MailOutcome, sendDueMails } from './send-due.ts';
export { startMailer } from './start.ts';
