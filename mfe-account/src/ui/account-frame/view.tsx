import { type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Container } from '@vitrava/shared-kit/ui/container';
import { SegmentedLinks } from '@vitrava/shared-kit/ui/segmented';
import type { ReactElement, ReactNode, Ref } from 'react';
import { accountActiveOrdersPath, accountCompletedOrdersPath, accountPersonalDetailsPath } from '../../paths.ts';
import styles from './view.module.css';

const SECTIONS = [
  { id: 'active', to: accountActiveOrdersPath },
  { id: 'completed', to: accountCompletedOrdersPath },
  { id: 'details', to: accountPersonalDetailsPath },
] as const;

export interface AccountFrameProps {
  readonly title: string;
  /** For callers that move the focus there when the focused element is removed. */
  readonly titleRef: Ref<HTMLHeadingElement>;
  readonly locale: LocaleCode;
  /** The section shown; null for a guest, which has none. */
  readonly current: (typeof SECTIONS)[number]['id'] | null;
  readonly state: string;
  readonly busy: boolean;
  readonly children: ReactNode;
}

/** What the account's pages have in common: the title and the way to the other sections. */
export function AccountFrame({ title, titleRef, locale, current, state, busy, children }: AccountFrameProps): ReactElement {
  const { t } = useTranslation();
  return (
    <Container>
      <div className={styles['root']} data-state={state} aria-busy={busy}>
        <div className={styles['head']}>
          <h1 ref={titleRef} className={styles['title']} tabIndex={-1}>
            {title}
          </h1>
          {current !== null && (
            <SegmentedLinks
              label={t('sections.label')}
              items={SECTIONS.map(({ id, to }) => ({ id, label: t(`sections.${id}`), href: localizePath(to, locale) }))}
              current={current}
            />
          )}
        </div>
        {children}
      </div>
    </Container>
  );
}
