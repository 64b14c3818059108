import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { RichTextBlock } from '@vitrava/shared-kit/internal/rich-text-blocks';

export interface Chapter {
  readonly title: string;
  readonly blocks: readonly RichTextBlock[];
}

export interface Seller {
  readonly legalName: string;
  /** Registration numbers and the like, a line each. */
  readonly details: readonly string[];
  readonly address: string;
  readonly schedule: string;
  readonly phones: readonly string[];
  readonly email: string;
}

/** The contents of a document. The same contents give the same file. */
export interface PrintedDocument {
  readonly locale: LocaleCode;
  readonly title: string;
  readonly lead: string;
  /** Date of the edition, ISO 8601. */
  readonly updatedAt: string;
  /** Blocks before the first chapter. */
  readonly preamble: readonly RichTextBlock[];
  readonly chapters: readonly Chapter[];
  /** Null when the backend has no company record. */
  readonly seller: Seller | null;
  /** Origin of links; null: the text of a link is printed without its address. */
  readonly origin: string | null;
}
