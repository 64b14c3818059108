export type { MailMessage } from '../../database/index.ts';
export {
  countMails,
  findMail,
  removeOldMails,
  giveUp,
  giveUpLate,
  keepAsSent,
  listMails,
  type MailRow,
  postpone,
  readBacklog,
  takeDueMail,
} from './outbox.ts';
export { type QueuedMail, queueMail } from './queue.ts';
