export type { MailMessage } from '../../database/index.ts';
export {
  countMails,
  findMail,
  deleteOldMails,
  giveUp,
  giveUpLate,
  markSent,
  listMails,
  type MailRow,
  postpone,
  readBacklog,
  takeDueMail,
} from './outbox.ts';
export { queueMail } from './queue.ts';
