export type { MailMessage } from '../../database/index.ts';
export {
  countMails,
  deleteOldMails,
  findMail,
  giveUp,
  giveUpLate,
  listMails,
  type MailRow,
  markSent,
  postpone,
  queueMail,
  readBacklog,
  takeDueMail,
} from './outbox.ts';
