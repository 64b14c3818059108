export { type LetterNeeds, type WrittenMail, writeMail } from './write.ts';
