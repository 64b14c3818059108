import { $locale } from '@vitrava/shared-kit/bus/shell';
import { boundsOf, FACETS, type Facet, type FacetGroup } from '@vitrava/shared-kit/contracts/facets';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { addressOf, type CatalogueFilters, choicesOf } from '../../../domain/catalogue-address/index.ts';
import type { FacetCounts } from '../facet-counts.ts';
import { $wantedRequest } from '../filters.ts';
import { $list } from '../list.ts';
import { type Choice, Choices } from './choices.tsx';
import { PriceRange } from './price-range.tsx';

interface Props {
  readonly group: FacetGroup;
  /** The id of the filters, which the page with all values opens at. */
  readonly anchor: string;
}

/** A fieldset of the filters: a range, or the boxes of one or several facets. */
export function FacetFields({ group, anchor }: Props): ReactElement | null {
  const { t } = useTranslation();
  const { wanted, list, locale } = useUnit({ wanted: $wantedRequest, list: $list, locale: $locale });
  const facets = FACETS.filter((facet) => facet.group === group);
  const legend = t(`filters.groups.${group}`);
  const [first] = facets;
  if (first?.kind === 'range') {
    const bounds = list.facets[first.name];
    const [min, max] = boundsOf(first.name);
    const { [min]: from = '', [max]: to = '' } = wanted.filters;
    return bounds && <PriceRange legend={legend} bounds={bounds} min={{ name: min, value: from }} max={{ name: max, value: to }} />;
  }
  return (
    <Choices
      items={facets.flatMap((facet) => toChoices(facet, wanted.filters, list.facets, t))}
      legend={legend}
      hideLegend={group === 'offers'}
      capitalize={group === 'form'}
      showsAll={wanted.offersAll}
      allHref={`${localizePath(addressOf({ ...wanted, firstPage: 1, lastPage: 1, offersAll: true }), locale)}#${anchor}`}
    />
  );
}

function toChoices(facet: Facet, filters: CatalogueFilters, counts: FacetCounts, t: (key: string) => string): readonly Choice[] {
  switch (facet.kind) {
    case 'choice': {
      const chosen = choicesOf(filters, facet.name);
      return counts[facet.counts].map(({ slug, name, count }) => ({
        value: `${facet.name}.${slug}`,
        name,
        count,
        isChosen: chosen.includes(slug),
      }));
    }
    case 'flag':
    case 'label':
      return [
        {
          value: facet.name,
          name: t(`filters.facets.${facet.name}`),
          count: counts[facet.name],
          isChosen: filters[facet.name] !== undefined,
        },
      ];
    case 'range':
      return [];
  }
}
