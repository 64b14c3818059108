import { createHash } from 'node:crypto';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { lifetimeMs } from '@vitrava/shared-kit/internal/cache-lifetimes';
import { createLastGood } from '../../backend/index.ts';
import type { DocumentDefinition } from './catalogue.ts';
import type { FileStore } from './file-store.ts';
import type { Printer } from './printer/index.ts';
import { type ReadOptions, readDocument } from './read-document.ts';

/** Belongs to the key of every file: raise it when documents are drawn differently. */
const DRAWING = 1;
const RETRY_MS = 10_000;

export interface PrintedFile {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** A file; `absent`: the backend has no words for it; `unavailable`: it cannot be known now. */
export type FileAnswer = { readonly type: 'file'; readonly file: PrintedFile } | { readonly type: 'absent' | 'unavailable' };

export interface PrintedFileOptions extends ReadOptions {
  readonly store: FileStore;
  readonly printer: Printer;
  readonly onFailure: (file: string, reason: string) => void;
  /** The disk did not take a file, which is given out all the same. */
  readonly onUnkept: (file: string, error: unknown) => void;
}

/** One document in one language: printed when its words change, kept on disk, the last good one while the API is away. */
export function createPrintedFile(definition: DocumentDefinition, locale: LocaleCode, options: PrintedFileOptions) {
  const { store, printer, onFailure, onUnkept } = options;
  const name = `${definition.file.replace(/\.pdf$/, '')}.${locale}`;
  const current = createLastGood<FileAnswer>({
    async read() {
      const document = await readDocument(definition, locale, options);
      if (!document) return { type: 'absent' };
      const key = `${document.updatedAt.slice(0, 10)}-${keyOf([DRAWING, document])}`;
      const kept = await store.find(name, key);
      if (kept) return toFile(kept);
      const bytes = await printer.print(document);
      await store.keep(name, key, bytes).catch((error: unknown) => onUnkept(name, error));
      return toFile(bytes);
    },
    freshMs: lifetimeMs('printedDocuments'),
    retryMs: RETRY_MS,
    onFailure: (reason) => onFailure(name, reason),
  });

  return async (): Promise<FileAnswer> => {
    const known = await current.get();
    if (known) return known;
    const older = await store.latest(name);
    return older ? toFile(older) : { type: 'unavailable' };
  };
}

function keyOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);
}

function toFile(bytes: Buffer): FileAnswer {
  return { type: 'file', file: { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 27)}"` } };
}
