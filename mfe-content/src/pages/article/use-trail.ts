import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { Breadcrumb } from '@vitrava/shared-kit/ui/breadcrumbs';
import { useUnit } from 'effector-react';

export interface Trail {
  readonly label: string;
  readonly items: readonly Breadcrumb[];
}

/** The way back from an article: home and news. */
export function useTrail(): Trail {
  const { t } = useTranslation();
  const { locale } = useUnit({ locale: $locale });
  return {
    label: t('trail.label'),
    items: [
      { name: t('trail.home'), href: localizePath('/', locale) },
      { name: t('newsList.title'), href: localizePath('/news', locale) },
    ],
  };
}
