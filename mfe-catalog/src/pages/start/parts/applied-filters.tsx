import { $locale } from '@vitrava/shared-kit/bus/shell';
import { boundsOf, FACETS, type Facet } from '@vitrava/shared-kit/contracts/facets';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatMoney } from '@vitrava/shared-kit/i18n/format';
import { ChipGroup, ChipLink } from '@vitrava/shared-kit/ui/chip';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import {
  addressOf,
  type CatalogueFilters,
  type CatalogueQuery,
  choicesOf,
  isFiltered,
  withChoices,
  withoutFilters,
  withoutParameter,
} from '../../../domain/catalogue-address/index.ts';
import type { FacetCounts } from '../facet-counts.ts';
import { $wantedRequest } from '../filters.ts';
import { $list } from '../list.ts';

interface Applied {
  readonly name: string;
  readonly without: CatalogueFilters;
}

export function AppliedFilters(): ReactElement | null {
  const { t } = useTranslation();
  const { wanted, list, locale } = useUnit({ wanted: $wantedRequest, list: $list, locale: $locale });
  if (!isFiltered(wanted)) return null;
  const applied = FACETS.flatMap((facet) => appliedOf(facet, wanted.filters, list.facets, t));
  const toHref = (query: CatalogueQuery): string => localizePath(addressOf({ ...query, firstPage: 1, lastPage: 1 }), locale);
  return (
    <ChipGroup label={t('filters.applied')}>
      {applied.map(({ name, without }) => (
        <ChipLink key={name} href={toHref({ ...wanted, filters: without })} removeLabel={t('filters.remove')} keepPlace>
          {name}
        </ChipLink>
      ))}
      <ChipLink href={toHref(withoutFilters(wanted))} keepPlace>
        {t('filters.reset')}
      </ChipLink>
    </ChipGroup>
  );
}

function appliedOf(facet: Facet, filters: CatalogueFilters, counts: FacetCounts, t: (key: string) => string): readonly Applied[] {
  switch (facet.kind) {
    case 'flag':
    case 'label':
      return filters[facet.name] === undefined
        ? []
        : [{ name: t(`filters.facets.${facet.name}`), without: withoutParameter(filters, facet.name) }];
    case 'choice': {
      const slugs = choicesOf(filters, facet.name);
      return slugs.map((slug) => ({
        name: counts[facet.counts].find((value) => value.slug === slug)?.name ?? slug,
        without: withChoices(
          filters,
          facet.name,
          slugs.filter((other) => other !== slug),
        ),
      }));
    }
    case 'range':
      return boundsOf(facet.name).flatMap((bound, index) => {
        const value = filters[bound];
        const name = `${t(index === 0 ? 'filters.from' : 'filters.to')} ${formatMoney(value ?? '')}`;
        return value === undefined ? [] : [{ name, without: withoutParameter(filters, bound) }];
      });
  }
}
