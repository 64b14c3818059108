import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { FramePart } from '@vitrava/shared-kit/contracts/page';
import type { RenderedFrame } from './answers.ts';

interface KnownFrame {
  readonly locale: LocaleCode;
  readonly parts: readonly FramePart[];
  /** It shows what is a visitor's own. */
  readonly isOwn: boolean;
}

/**
 * The last good header and footer of each language. When the shell can render none, a page is sent in these: they may
 * lead to another page's twin in the other language, but the shop is there.
 */
export function createLastFrames() {
  const frames = new Map<LocaleCode, RenderedFrame>();
  return {
    orLast(frame: RenderedFrame | null, { locale, parts, isOwn }: KnownFrame): RenderedFrame | null {
      if (!parts.includes('header')) return frame;
      if (frame && !isOwn) frames.set(locale, frame);
      return frame ?? frames.get(locale) ?? null;
    },
  };
}
