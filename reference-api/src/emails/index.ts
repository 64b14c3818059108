export { type EmailNeeds, type WrittenMail, writeMail } from './write.ts';
