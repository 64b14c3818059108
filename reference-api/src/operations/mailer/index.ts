export { type MailerNeeds, type MailOutcome, sendDueMails } from './send-due.ts';
export { connectSmtp, type Deliver } from './smtp.ts';
export { startMailer } from './start.ts';
