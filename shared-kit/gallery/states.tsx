import { Badge } from '../src/ui/badge/index.ts';
import { ButtonLink } from '../src/ui/button/index.ts';
import { EmptyState } from '../src/ui/empty-state/index.ts';
import { Failure } from '../src/ui/failure/index.ts';
import { CartIcon } from '../src/ui/icon/index.ts';
import { Notice } from '../src/ui/notice/index.ts';
import { Skeleton } from '../src/ui/skeleton/index.ts';
import { Spinner } from '../src/ui/spinner/index.ts';
import styles from './gallery.module.css';
import { Part } from './part.tsx';
import { texts as t } from './texts.ts';

/** Empty, loading, failing, telling. */
export function States() {
  return (
    <>
      <Part name="empty-state">
        <EmptyState
          icon={<CartIcon />}
          title={t.emptyTitle}
          text={t.emptyText}
          action={<ButtonLink href="#">{t.toCatalogue}</ButtonLink>}
        />
      </Part>
      <Part name="failure">
        <Failure title={t.failTitle} text={t.failText} retryLabel={t.retry} onRetry={() => {}} />
        <Failure size="line" title={t.lineFail} retryLabel={t.retry} onRetry={() => {}} />
      </Part>
      <Part name="notice, badge">
        <Notice>{t.info}</Notice>
        <Notice tone="warning">{t.warning}</Notice>
        <Notice tone="success" title={t.success}>
          {t.emailHint}
        </Notice>
        <div className={styles['row']}>
          {(['calm', 'accent', 'success', 'warning', 'danger'] as const).map((tone) => (
            <Badge key={tone} tone={tone}>
              {t.isNew}
            </Badge>
          ))}
        </div>
      </Part>
      <Part name="skeleton, spinner">
        <Skeleton shape="title" width="half" />
        <Skeleton lines={3} />
        <div className={styles['row']}>
          <Spinner size="small" />
          <Spinner />
          <Spinner size="large" />
        </div>
      </Part>
    </>
  );
}
