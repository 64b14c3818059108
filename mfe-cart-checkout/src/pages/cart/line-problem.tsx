import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import styles from './line-view.module.css';
import { amountChosen, changeRetried } from './model.ts';
import type { LineRow } from './rows.ts';

/** Why its last change was not made; or why the line cannot be bought as it is, and what can be done; or that there is no more than this. */
export function LineProblem({
  row: { product, priced, amount, most, isCurrent, failure, failedAmount },
}: {
  readonly row: LineRow;
}): ReactElement | null {
  const { t } = useTranslation();
  const { choose, retry } = useUnit({ choose: amountChosen, retry: changeRetried });
  const problem = priced?.problem;
  if (failure) {
    return (
      <div className={styles['problem']} role="alert">
        <p>
          {t(failedAmount === null ? `cart.failed.${failure}` : failedAmount === 0 ? 'cart.failed.removal' : 'cart.failed.amount', {
            count: failedAmount ?? 0,
          })}
        </p>
        {failure === 'network' && (
          <Button variant="secondary" size="small" onClick={() => retry(product)}>
            {t('cart.failed.retry')}
          </Button>
        )}
      </div>
    );
  }
  if (problem?.reason === 'not_enough' && amount > problem.available) {
    return (
      <div className={styles['problem']} role="status">
        <p>{t('cart.problem.notEnough', { count: problem.available })}</p>
        <Button variant="secondary" size="small" onClick={() => choose({ product, amount: problem.available })}>
          {t('cart.problem.take', { count: problem.available })}
        </Button>
      </div>
    );
  }
  if (problem && problem.reason !== 'not_enough') {
    return <p className={styles['problem']}>{t(problem.reason === 'sold_out' ? 'cart.problem.soldOut' : 'cart.problem.notFound')}</p>;
  }
  if (isCurrent && amount >= most) return <p className={styles['meta']}>{t('cart.problem.most', { count: most })}</p>;
  return null;
}
