import { CONFIRMATION } from '@vitrava/shared-kit/contracts/api';
import type { Email, EmailContext } from './email.ts';
import { withoutAddresses } from './format-values.ts';

/** The link brings the code along, so that on a phone no one has to copy it. */
export function confirmationCodeEmail({ toSentence, company, shop }: EmailContext, code: string): Email {
  return {
    subject: toSentence('emails.confirmationCode.subject'),
    preheader: toSentence('emails.confirmationCode.preheader', { minutes: CONFIRMATION.codeMinutes }),
    title: toSentence('emails.confirmationCode.title'),
    blocks: [
      { kind: 'text', text: toSentence('emails.confirmationCode.intro', { company: company.name }) },
      { kind: 'code', text: code },
      {
        kind: 'button',
        label: toSentence('emails.confirmationCode.action'),
        url: `${shop}/account/personal-details?register=1&code=${encodeURIComponent(code)}`,
      },
      { kind: 'text', text: toSentence('emails.confirmationCode.secrecy', { minutes: CONFIRMATION.codeMinutes }) },
      { kind: 'note', text: toSentence('emails.confirmationCode.notYou') },
    ],
  };
}

export function accountExistsEmail({ toSentence, company, shop }: EmailContext): Email {
  return {
    subject: toSentence('emails.accountExists.subject'),
    preheader: toSentence('emails.accountExists.preheader'),
    title: toSentence('emails.accountExists.subject'),
    blocks: [
      { kind: 'text', text: toSentence('emails.accountExists.intro', { company: company.name }) },
      { kind: 'text', text: toSentence('emails.accountExists.advice') },
      { kind: 'button', label: toSentence('emails.accountExists.action'), url: `${shop}/account/personal-details` },
      { kind: 'note', text: toSentence('emails.accountExists.notYou') },
    ],
  };
}

export function passwordResetEmail({ toSentence, company, shop }: EmailContext, token: string): Email {
  return {
    subject: toSentence('emails.passwordReset.subject'),
    preheader: toSentence('emails.passwordReset.preheader', { minutes: CONFIRMATION.linkMinutes }),
    title: toSentence('emails.passwordReset.title'),
    blocks: [
      { kind: 'text', text: toSentence('emails.passwordReset.intro', { company: company.name }) },
      {
        kind: 'button',
        label: toSentence('emails.passwordReset.action'),
        url: `${shop}/reset-password?token=${encodeURIComponent(token)}`,
      },
      { kind: 'text', text: toSentence('emails.passwordReset.secrecy', { minutes: CONFIRMATION.linkMinutes }) },
      { kind: 'note', text: toSentence('emails.passwordReset.notYou') },
    ],
  };
}

export function passwordChangedEmail({ toSentence, company, shop, at }: EmailContext): Email {
  return {
    subject: toSentence('emails.passwordChanged.subject'),
    preheader: toSentence('emails.passwordChanged.preheader'),
    title: toSentence('emails.passwordChanged.subject'),
    blocks: [
      { kind: 'text', text: toSentence('emails.passwordChanged.intro', { company: company.name, at }) },
      { kind: 'button', label: toSentence('emails.passwordChanged.action'), url: `${shop}/account/personal-details` },
      { kind: 'note', text: toSentence('emails.passwordChanged.notYou') },
    ],
  };
}

export function accountClosedEmail({ toSentence, company, shop, at }: EmailContext): Email {
  return {
    subject: toSentence('emails.accountClosed.subject'),
    preheader: toSentence('emails.accountClosed.preheader'),
    title: toSentence('emails.accountClosed.subject'),
    blocks: [
      { kind: 'text', text: toSentence('emails.accountClosed.intro', { company: company.name, at }) },
      { kind: 'text', text: toSentence('emails.accountClosed.orders') },
      { kind: 'button', label: toSentence('emails.accountClosed.action'), url: `${shop}/legal-information#data-policy` },
      { kind: 'note', text: toSentence('emails.accountClosed.notYou') },
    ],
  };
}

export function questionReceivedEmail({ toSentence, shop }: EmailContext, question: string): Email {
  return {
    subject: toSentence('emails.questionReceived.subject'),
    preheader: toSentence('emails.questionReceived.preheader'),
    title: toSentence('emails.questionReceived.subject'),
    blocks: [
      { kind: 'text', text: toSentence('emails.questionReceived.intro') },
      { kind: 'quote', text: withoutAddresses(question) },
      { kind: 'text', text: toSentence('emails.questionReceived.faq') },
      { kind: 'button', label: toSentence('emails.questionReceived.action'), url: `${shop}/faq` },
      { kind: 'note', text: toSentence('emails.questionReceived.notYou') },
    ],
  };
}
