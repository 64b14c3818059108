import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { type I18n, useTranslation } from '@vitrava/shared-kit/i18n';
import { RichText, type RichTextBlock, RichTextInline, type RichTextWords } from '@vitrava/shared-kit/ui/rich-text';
import type { ReactElement } from 'react';

export interface ProseProps {
  readonly blocks: readonly RichTextBlock[];
  /** Names the places where tables scroll. */
  readonly tableLabel?: string;
}

/** Prose of the API in the language of the page: links stay in it, and external ones are marked. */
export function Prose(props: ProseProps): ReactElement {
  return <RichText {...props} {...surroundingsOf(useTranslation())} />;
}

export interface InlineProseProps {
  readonly text: string;
}

/** One line of it, for a look of one's own. */
export function InlineProse({ text }: InlineProseProps): ReactElement {
  return <RichTextInline text={text} {...surroundingsOf(useTranslation())} />;
}

function surroundingsOf({ t, language }: I18n): { readonly toHref: (path: string) => string; readonly words: RichTextWords } {
  return {
    toHref: (path) => localizePath(path, language),
    words: {
      external: t('prose.external'),
      play: t('prose.play'),
      playFrom: (host) => t('prose.playFrom', { host }),
      openAt: (host) => t('prose.openAt', { host }),
    },
  };
}
