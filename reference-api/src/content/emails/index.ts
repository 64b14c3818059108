export { type EmailNeeds, type WrittenMail, writeMail } from './write-mail.ts';
