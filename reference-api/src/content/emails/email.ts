import type { Company } from '@vitrava/shared-kit/contracts/api';
import type { ToSentence } from '../../language/index.ts';

/** An email before it is HTML or plain text; both have the same content. */
export interface Email {
  readonly subject: string;
  /** What a mail client shows beside the subject. */
  readonly preheader: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export type Block =
  | { readonly kind: 'text' | 'note' | 'code' | 'quote'; readonly text: string }
  | { readonly kind: 'button'; readonly label: string; readonly url: string }
  | { readonly kind: 'facts'; readonly title: string; readonly rows: readonly Row[] }
  | {
      readonly kind: 'sums';
      readonly title: string;
      readonly lines: readonly Line[];
      readonly sums: readonly Row[];
      readonly total: Row;
      readonly vat: Row;
    };

export interface Row {
  readonly name: string;
  readonly value: string;
}

export interface Line extends Row {
  readonly amount: string;
  /** Address of its picture. */
  readonly picture: string;
}

export interface EmailContext {
  readonly toSentence: ToSentence;
  readonly company: Company;
  /** How the email begins, with the name of the customer where there is one. */
  readonly greeting: string;
  /** The shop's origin, for pictures. */
  readonly origin: string;
  /** The shop's address in the email's language, without a slash at the end. */
  readonly shop: string;
  /** When it happened. */
  readonly at: string;
}
