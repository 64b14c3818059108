import { CONFIRMATION } from '@vitrava/shared-kit/contracts/api';
import type { Email, EmailContext } from './email.ts';
import { withoutAddresses } from './format-values.ts';

/** The link brings the code along, so that on a phone no one has to copy it. */
export function confirmationCodeEmail({ say, company, shop }: EmailContext, code: string): Email {
  return {
    subject: say('emails.confirmationCode.subject'),
    preheader: say('emails.confirmationCode.preheader', { minutes: CONFIRMATION.codeMinutes }),
    title: say('emails.confirmationCode.title'),
    blocks: [
      { kind: 'text', text: say('emails.confirmationCode.intro', { company: company.name }) },
      { kind: 'code', text: code },
      {
        kind: 'button',
        label: say('emails.confirmationCode.action'),
        url: `${shop}/account/personal-details?register=1&code=${encodeURIComponent(code)}`,
      },
      { kind: 'text', text: say('emails.confirmationCode.secrecy', { minutes: CONFIRMATION.codeMinutes }) },
      { kind: 'note', text: say('emails.confirmationCode.notYou') },
    ],
  };
}

export function accountExistsEmail({ say, company, shop }: EmailContext): Email {
  return {
    subject: say('emails.accountExists.subject'),
    preheader: say('emails.accountExists.preheader'),
    title: say('emails.accountExists.subject'),
    blocks: [
      { kind: 'text', text: say('emails.accountExists.intro', { company: company.name }) },
      { kind: 'text', text: say('emails.accountExists.advice') },
      { kind: 'button', label: say('emails.accountExists.action'), url: `${shop}/account/personal-details` },
      { kind: 'note', text: say('emails.accountExists.notYou') },
    ],
  };
}

export function passwordResetEmail({ say, company, shop }: EmailContext, token: string): Email {
  return {
    subject: say('emails.passwordReset.subject'),
    preheader: say('emails.passwordReset.preheader', { minutes: CONFIRMATION.linkMinutes }),
    title: say('emails.passwordReset.title'),
    blocks: [
      { kind: 'text', text: say('emails.passwordReset.intro', { company: company.name }) },
      { kind: 'button', label: say('emails.passwordReset.action'), url: `${shop}/reset-password?token=${encodeURIComponent(token)}` },
      { kind: 'text', text: say('emails.passwordReset.secrecy', { minutes: CONFIRMATION.linkMinutes }) },
      { kind: 'note', text: say('emails.passwordReset.notYou') },
    ],
  };
}

export function passwordChangedEmail({ say, company, shop, at }: EmailContext): Email {
  return {
    subject: say('emails.passwordChanged.subject'),
    preheader: say('emails.passwordChanged.preheader'),
    title: say('emails.passwordChanged.subject'),
    blocks: [
      { kind: 'text', text: say('emails.passwordChanged.intro', { company: company.name, at }) },
      { kind: 'button', label: say('emails.passwordChanged.action'), url: `${shop}/account/personal-details` },
      { kind: 'note', text: say('emails.passwordChanged.notYou') },
    ],
  };
}

export function accountClosedEmail({ say, company, shop, at }: EmailContext): Email {
  return {
    subject: say('emails.accountClosed.subject'),
    preheader: say('emails.accountClosed.preheader'),
    title: say('emails.accountClosed.subject'),
    blocks: [
      { kind: 'text', text: say('emails.accountClosed.intro', { company: company.name, at }) },
      { kind: 'text', text: say('emails.accountClosed.orders') },
      { kind: 'button', label: say('emails.accountClosed.action'), url: `${shop}/legal-information#data-policy` },
      { kind: 'note', text: say('emails.accountClosed.notYou') },
    ],
  };
}

export function questionReceivedEmail({ say, shop }: EmailContext, question: string): Email {
  return {
    subject: say('emails.questionReceived.subject'),
    preheader: say('emails.questionReceived.preheader'),
    title: say('emails.questionReceived.subject'),
    blocks: [
      { kind: 'text', text: say('emails.questionReceived.intro') },
      { kind: 'quote', text: withoutAddresses(question) },
      { kind: 'text', text: say('emails.questionReceived.faq') },
      { kind: 'button', label: say('emails.questionReceived.action'), url: `${shop}/faq` },
      { kind: 'note', text: say('emails.questionReceived.notYou') },
    ],
  };
}
