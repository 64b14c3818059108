import { CONFIRMATION } from '@vitrava/shared-kit/contracts/api';
import type { MailMessage } from '../../database/index.ts';
import type { TextKey } from '../../language/index.ts';
import type { Block, Email, EmailContext } from './email.ts';
import { withoutAddresses } from './format-values.ts';

type AccountEmail = Exclude<MailMessage['kind'], `order_${string}`>;

interface Content {
  /** Its texts are `emails.<name>.…`. */
  readonly name: string;
  readonly title?: string;
  /** How long its code or link works. */
  readonly minutes?: number;
  /** Texts in their order; `code` and `quote` are what the email is about. */
  readonly blocks: readonly string[];
  /** Where its button leads. */
  readonly path: (code: string) => string;
}

const CONTENTS: Readonly<Record<AccountEmail, Content>> = {
  confirmation_code: {
    name: 'confirmationCode',
    title: 'title',
    minutes: CONFIRMATION.codeMinutes,
    blocks: ['intro', 'code', 'action', 'secrecy', 'notYou'],
    // The link brings the code along, so that on a phone no one has to copy it.
    path: (code) => `/account/personal-details?register=1&code=${code}`,
  },
  account_exists: { name: 'accountExists', blocks: ['intro', 'advice', 'action', 'notYou'], path: () => '/account/personal-details' },
  password_reset: {
    name: 'passwordReset',
    title: 'title',
    minutes: CONFIRMATION.linkMinutes,
    blocks: ['intro', 'action', 'secrecy', 'notYou'],
    path: (token) => `/reset-password?token=${token}`,
  },
  password_changed: { name: 'passwordChanged', blocks: ['intro', 'action', 'notYou'], path: () => '/account/personal-details' },
  account_closed: { name: 'accountClosed', blocks: ['intro', 'orders', 'action', 'notYou'], path: () => '/legal-information#data-policy' },
  question_received: { name: 'questionReceived', blocks: ['intro', 'quote', 'faq', 'action', 'notYou'], path: () => '/faq' },
};

/** `subject` of the email: its code, its token or the visitor's question. */
export function accountEmail({ toSentence, company, shop, at }: EmailContext, kind: AccountEmail, subject: string): Email {
  const { name, title = 'subject', minutes = 0, blocks, path } = CONTENTS[kind];
  const text = (part: string) => toSentence(`emails.${name}.${part}` as TextKey, { company: company.name, at, minutes });
  const toBlock = (part: string): Block => {
    switch (part) {
      case 'code':
        return { kind: 'code', text: subject };
      case 'quote':
        return { kind: 'quote', text: withoutAddresses(subject) };
      case 'action':
        return { kind: 'button', label: text(part), url: `${shop}${path(encodeURIComponent(subject))}` };
      default:
        return { kind: part === 'notYou' ? 'note' : 'text', text: text(part) };
    }
  };
  return { subject: text('subject'), preheader: text('preheader'), title: text(title), blocks: blocks.map(toBlock) };
}
