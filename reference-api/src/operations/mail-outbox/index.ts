export type { MailMessage } from '../../database/index.ts';
export {
  countMails,
  findMail,
  giveUp,
  giveUpLate,
  keepAsSent,
  listMails,
  type MailRow,
  postpone,
  readBacklog,
  removeOldMails,
  takeDueMail,
} from './outbox.ts';
export { type QueuedMail, queueMail } from './queue.ts';
