import { useTranslation } from '@vitrava/shared-kit/i18n';
import { RichText, type RichTextBlock } from '@vitrava/shared-kit/ui/rich-text';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import type { ReactElement } from 'react';
import { Contents } from '../contents/index.ts';
import { PageBody } from '../page-body/index.ts';
import { PageHeader } from '../page-header/index.ts';
import styles from './view.module.css';

export interface DocumentPageProps {
  readonly state: 'loading' | 'ready' | 'missing' | 'failed';
  /** Null until it is there. */
  readonly document: {
    readonly title: string;
    readonly lead: string;
    readonly sections: readonly { readonly id: string; readonly name: string; readonly blocks: readonly RichTextBlock[] }[];
  } | null;
  readonly toHref: (path: string) => string;
  readonly onRetry: () => void;
}

/** A document in sections, each with its anchor. */
export function DocumentPage({ state, document, toHref, onRetry }: DocumentPageProps): ReactElement {
  const { t } = useTranslation();
  const sections = document?.sections ?? [];
  return (
    <>
      <PageHeader title={document?.title ?? t('document.title')} lead={document?.lead} />
      <PageBody
        state={state}
        skeleton={<Skeleton lines={10} />}
        loadingLabel={t('document.loading')}
        failedTitle={t('document.failed')}
        onRetry={onRetry}
      >
        <Contents label={t('document.sections')} sections={sections}>
          {sections.map(({ id, name, blocks }) => (
            <section key={id} id={id} className={styles['section']} aria-labelledby={`${id}-name`}>
              <h2 id={`${id}-name`}>{name}</h2>
              <RichText blocks={blocks} toHref={toHref} />
            </section>
          ))}
        </Contents>
      </PageBody>
    </>
  );
}
