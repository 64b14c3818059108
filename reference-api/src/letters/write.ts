import { readCompany } from '../company/index.ts';
import type { MailRow } from '../mail/index.ts';
import { readOrder } from '../orders/index.ts';
import type { Services } from '../services.ts';
import {
  accountExistsLetter,
  confirmationCodeLetter,
  passwordChangedLetter,
  passwordResetLetter,
  questionReceivedLetter,
} from './account-letters.ts';
import { moment } from './format.ts';
import type { Letter, Occasion } from './letter.ts';
import { toMailHtml } from './mail-html.ts';
import { orderCanceledLetter, orderIssuedLetter, orderPlacedLetter } from './order-letters.ts';
import { toPlainText } from './plain-text.ts';
import { WORDS } from './words.ts';

export type LetterNeeds = Pick<Services, 'db' | 'studio' | 'config'>;

export interface WrittenMail {
  /** The company as it calls itself in the mail's language, and its own address. */
  readonly from: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

const ORDER_LETTERS = { order_placed: orderPlacedLetter, order_issued: orderIssuedLetter, order_canceled: orderCanceledLetter } as const;

/** Stands for a secret that was erased when its mail had ended. */
const ERASED = '••••••';

/** The words of a mail as of now: an order's letter shows the order as it is. */
export async function writeMail(needs: LetterNeeds, row: MailRow): Promise<WrittenMail> {
  const { language } = row;
  const company = await readCompany(needs.db, language);
  const occasion: Occasion = {
    words: WORDS[language],
    company,
    shop: `${needs.config.mailShopUrl}${language === 'en' ? '/en' : ''}`,
    at: moment(row.createdAt, language),
  };
  const letter = await chooseLetter(needs, row, occasion);
  return {
    from: { name: company.name, address: company.email },
    subject: letter.subject,
    html: toMailHtml(letter, occasion, language),
    text: toPlainText(letter, occasion),
  };
}

async function chooseLetter(needs: LetterNeeds, { kind, parameters, language }: MailRow, occasion: Occasion): Promise<Letter> {
  switch (kind) {
    case 'confirmation_code':
      return confirmationCodeLetter(occasion, textOf(parameters.code));
    case 'account_exists':
      return accountExistsLetter(occasion);
    case 'password_reset':
      return passwordResetLetter(occasion, textOf(parameters.token));
    case 'password_changed':
      return passwordChangedLetter(occasion);
    case 'question_received':
      return questionReceivedLetter(occasion, textOf(parameters.question));
    default: {
      const order = await readOrder(needs.db, Number(parameters.number), { studio: needs.studio, language });
      if (!order) throw new Error('There is no such order.');
      return ORDER_LETTERS[kind]({ ...occasion, order, language });
    }
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ERASED;
}
