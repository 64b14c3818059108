import type { Email, EmailContext } from './email.ts';
import { withoutAddresses } from './format.ts';

/** The link brings the code along, so that on a phone no one has to copy it. */
export function confirmationCodeEmail({ words, company, shop }: EmailContext, code: string): Email {
  const { subject, preheader, title, intro, action, secrecy, notYou } = words.confirmationCode;
  return {
    subject,
    preheader,
    title,
    blocks: [
      { kind: 'text', text: intro(company.name) },
      { kind: 'code', text: code },
      { kind: 'button', label: action, url: `${shop}/account/personal-details?register=1&code=${encodeURIComponent(code)}` },
      { kind: 'text', text: secrecy },
      { kind: 'note', text: notYou },
    ],
  };
}

export function accountExistsEmail({ words, company, shop }: EmailContext): Email {
  const { subject, preheader, intro, advice, action, notYou } = words.accountExists;
  return {
    subject,
    preheader,
    title: subject,
    blocks: [
      { kind: 'text', text: intro(company.name) },
      { kind: 'text', text: advice },
      { kind: 'button', label: action, url: `${shop}/account/personal-details` },
      { kind: 'note', text: notYou },
    ],
  };
}

export function passwordResetEmail({ words, company, shop }: EmailContext, token: string): Email {
  const { subject, preheader, title, intro, action, secrecy, notYou } = words.passwordReset;
  return {
    subject,
    preheader,
    title,
    blocks: [
      { kind: 'text', text: intro(company.name) },
      { kind: 'button', label: action, url: `${shop}/reset-password?token=${encodeURIComponent(token)}` },
      { kind: 'text', text: secrecy },
      { kind: 'note', text: notYou },
    ],
  };
}

export function passwordChangedEmail({ words, company, shop, at }: EmailContext): Email {
  const { subject, preheader, intro, action, notYou } = words.passwordChanged;
  return {
    subject,
    preheader,
    title: subject,
    blocks: [
      { kind: 'text', text: intro(company.name, at) },
      { kind: 'button', label: action, url: `${shop}/account/personal-details` },
      { kind: 'note', text: notYou },
    ],
  };
}

export function questionReceivedEmail({ words, shop }: EmailContext, question: string): Email {
  const { subject, preheader, intro, faq, action, notYou } = words.questionReceived;
  return {
    subject,
    preheader,
    title: subject,
    blocks: [
      { kind: 'text', text: intro },
      { kind: 'quote', text: withoutAddresses(question) },
      { kind: 'text', text: faq },
      { kind: 'button', label: action, url: `${shop}/faq` },
      { kind: 'note', text: notYou },
    ],
  };
}
