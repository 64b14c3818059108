import type { Email, EmailContext } from './email.ts';
import { withoutAddresses } from './format.ts';

/** The link brings the code along, so that on a phone no one has to copy it. */
export function confirmationCodeEmail({ words, company, shop }: EmailContext, code: string): Email {
  const { subject, preheader, title, intro, action, secrecy, stranger } = words.confirmationCode;
  return {
    subject,
    preheader,
    title,
    blocks: [
      { kind: 'text', text: intro(company.name) },
      { kind: 'code', text: code },
      { kind: 'button', label: action, url: `${shop}/account/personal-details?register=1&code=${encodeURIComponent(code)}` },
      { kind: 'text', text: secrecy },
      { kind: 'note', text: stranger },
    ],
  };
}

export function accountExistsEmail({ words, company, shop }: EmailContext): Email {
  const { subject, preheader, intro, advice, action, stranger } = words.accountExists;
  return {
    subject,
    preheader,
    title: subject,
    blocks: [
      { kind: 'text', text: intro(company.name) },
      { kind: 'text', text: advice },
      { kind: 'button', label: action, url: `${shop}/account/personal-details` },
      { kind: 'note', text: stranger },
    ],
  };
}

export function passwordResetEmail({ words, company, shop }: EmailContext, token: string): Email {
  const { subject, preheader, title, intro, action, secrecy, stranger } = words.passwordReset;
  return {
    subject,
    preheader,
    title,
    blocks: [
      { kind: 'text', text: intro(company.name) },
      { kind: 'button', label: action, url: `${shop}/reset-password?token=${encodeURIComponent(token)}` },
      { kind: 'text', text: secrecy },
      { kind: 'note', text: stranger },
    ],
  };
}

export function passwordChangedEmail({ words, company, shop, at }: EmailContext): Email {
  const { subject, preheader, intro, action, stranger } = words.passwordChanged;
  return {
    subject,
    preheader,
    title: subject,
    blocks: [
      { kind: 'text', text: intro(company.name, at) },
      { kind: 'button', label: action, url: `${shop}/account/personal-details` },
      { kind: 'note', text: stranger },
    ],
  };
}

export function questionReceivedEmail({ words, shop }: EmailContext, question: string): Email {
  const { subject, preheader, intro, faq, action, stranger } = words.questionReceived;
  return {
    subject,
    preheader,
    title: subject,
    blocks: [
      { kind: 'text', text: intro },
      { kind: 'quote', text: withoutAddresses(question) },
      { kind: 'text', text: faq },
      { kind: 'button', label: action, url: `${shop}/faq` },
      { kind: 'note', text: stranger },
    ],
  };
}
