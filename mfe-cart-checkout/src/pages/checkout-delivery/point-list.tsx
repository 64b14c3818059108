import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { Select } from '@vitrava/shared-kit/ui/select';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { TextField } from '@vitrava/shared-kit/ui/text-field';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { RetryFailure } from '../../ui/retry-failure/index.ts';
import { PointCard } from './point-card.tsx';
import {
  $areCitiesLoading,
  $areCitiesMissing,
  $areFailed,
  $areLoading,
  $areOutdated,
  $cities,
  $city,
  $count,
  $hasMore,
  $points,
  $search,
  citiesRetried,
  cityChosen,
  moreRequested,
  pointsRetried,
  searchTyped,
} from './points.ts';
import styles from './view.module.css';

const PLACEHOLDERS = ['first', 'second', 'third'];

export function PointList(): ReactElement {
  const { t } = useTranslation();
  const { cities, city, search, points, count, hasMore, areFailed, areLoading, areOutdated, ...act } = useUnit({
    cities: $cities,
    city: $city,
    search: $search,
    points: $points,
    count: $count,
    hasMore: $hasMore,
    areFailed: $areFailed,
    areLoading: $areLoading,
    areOutdated: $areOutdated,
    chooseCity: cityChosen,
    type: searchTyped,
    more: moreRequested,
    retry: pointsRetried,
  });
  return (
    <div className={styles['list']}>
      <div className={styles['filters']}>
        <Select
          label={t('checkout.points.city')}
          value={city}
          onChange={act.chooseCity}
          options={[{ value: '', label: t('checkout.points.anyCity') }, ...cities.map(({ id, name }) => ({ value: id, label: name }))]}
        />
        <TextField
          label={t('checkout.points.search')}
          value={search}
          onChange={act.type}
          clearLabel={t('checkout.points.clear')}
          maxLength={100}
          type="search"
          autoComplete="off"
        />
      </div>
      <CitiesFailure />
      <VisuallyHidden live>{points !== null && !areOutdated && !areFailed && t('checkout.points.found', { count })}</VisuallyHidden>
      {points === null &&
        !areFailed &&
        PLACEHOLDERS.map((name) => (
          <div key={name} className={styles['placeholder']} aria-hidden="true">
            <Skeleton shape="title" width="half" />
            <Skeleton lines={3} />
          </div>
        ))}
      {points !== null && points.length > 0 && (
        <ul className={styles['points']} aria-label={t('checkout.points.label')} data-stale={areOutdated || undefined}>
          {points.map((point) => (
            <PointCard key={point.id} point={point} />
          ))}
        </ul>
      )}
      {points?.length === 0 && !areOutdated && <p className={styles['none']}>{t('checkout.points.none')}</p>}
      {areFailed && <RetryFailure of="checkout.points.failed" size="line" retrying={areLoading} onRetry={() => act.retry()} />}
      {hasMore && !areFailed && !areOutdated && (
        <Button variant="secondary" loading={areLoading} onClick={() => act.more()}>
          {t('checkout.points.more')}
        </Button>
      )}
    </div>
  );
}

/** The list of cities failed: it can be requested once more, and the search works without it. */
function CitiesFailure(): ReactElement | null {
  const { areMissing, areLoading, retry } = useUnit({ areMissing: $areCitiesMissing, areLoading: $areCitiesLoading, retry: citiesRetried });
  if (!areMissing) return null;
  return <RetryFailure of="checkout.points.citiesFailed" size="line" retrying={areLoading} onRetry={() => retry()} />;
}
