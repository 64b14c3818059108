import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatMoney } from '@vitrava/shared-kit/i18n/format';
import { ChipGroup, ChipLink } from '@vitrava/shared-kit/ui/chip';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { addressOf, type CatalogueQuery, isFiltered, withoutFilters } from '../../../domain/catalogue-address/index.ts';
import { $wantedRequest } from '../filters.ts';
import { $list } from '../list.ts';

interface Applied {
  readonly name: string;
  readonly without: Partial<CatalogueQuery>;
}

/** What narrows the list, each to be taken off. */
export function AppliedFilters(): ReactElement | null {
  const { t } = useTranslation();
  const { wanted, list, locale } = useUnit({ wanted: $wantedRequest, list: $list, locale: $locale });
  if (!isFiltered(wanted)) return null;
  const { brands, forms, priceMin, priceMax } = wanted;
  const nameIn = (values: readonly { slug: string; name: string }[], slug: string): string =>
    values.find((value) => value.slug === slug)?.name ?? slug;
  const applied: readonly (Applied | false)[] = [
    wanted.inStock && { name: t('filters.inStock'), without: { inStock: false } },
    wanted.discount && { name: t('filters.discount'), without: { discount: false } },
    priceMin !== '' && { name: `${t('filters.from')} ${formatMoney(priceMin)}`, without: { priceMin: '' } },
    priceMax !== '' && { name: `${t('filters.to')} ${formatMoney(priceMax)}`, without: { priceMax: '' } },
    ...brands.map((slug) => ({ name: nameIn(list.facets.brands, slug), without: { brands: brands.filter((other) => other !== slug) } })),
    ...forms.map((slug) => ({ name: nameIn(list.facets.forms, slug), without: { forms: forms.filter((other) => other !== slug) } })),
  ];
  const toHref = (query: CatalogueQuery): string => localizePath(addressOf({ ...query, firstPage: 1, lastPage: 1 }), locale);
  return (
    <ChipGroup label={t('filters.applied')}>
      {applied.map(
        (filter) =>
          filter && (
            <ChipLink key={filter.name} href={toHref({ ...wanted, ...filter.without })} removeLabel={t('filters.remove')} keepPlace>
              {filter.name}
            </ChipLink>
          ),
      )}
      <ChipLink href={toHref(withoutFilters(wanted))} keepPlace>
        {t('filters.reset')}
      </ChipLink>
    </ChipGroup>
  );
}
