import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { RichTextBlock } from '@vitrava/shared-kit/internal/rich-text-blocks';

/** A part of a document under a heading of its own. */
export interface Chapter {
  readonly title: string;
  readonly blocks: readonly RichTextBlock[];
}

/** How the seller is reached. */
export interface Seller {
  readonly legalName: string;
  /** Registration numbers and the like, a line each. */
  readonly details: readonly string[];
  readonly address: string;
  readonly schedule: string;
  readonly phones: readonly string[];
  readonly email: string;
}

/** All that a document is printed from: plain data, the same data give the same file. */
export interface PrintedDocument {
  readonly locale: LocaleCode;
  readonly title: string;
  readonly lead: string;
  /** Date of the edition, ISO 8601. */
  readonly updatedAt: string;
  /** What stands before the first chapter. */
  readonly preamble: readonly RichTextBlock[];
  readonly chapters: readonly Chapter[];
  /** Null where the backend does not say. */
  readonly seller: Seller | null;
  /** Origin that links lead to; null: the words of a link are printed without its address. */
  readonly origin: string | null;
}
