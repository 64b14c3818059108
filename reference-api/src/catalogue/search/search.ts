import type { SearchQuery, SearchResult } from '@vitrava/shared-kit/contracts/api';
import { eq, or, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import { category, type Database } from '../../database/index.ts';
import { locatePage, readPaging, toPage } from '../../http/index.ts';
import { countFacets, describeFacets } from '../facets/index.ts';
import { type CardContext, findCards, findCategoryPath, findSubtree } from '../products/index.ts';
import { readFilters } from './filters.ts';
import { findPage, type Search, within } from './ranking.ts';
import { shownCorrection } from './shown-correction.ts';
import { textQuery } from './text-query/index.ts';
import { keepVariantsApart } from './variants-apart.ts';

const OFFERS = 8;

export async function search(db: Database, request: FastifyRequest, query: SearchQuery, context: CardContext): Promise<SearchResult> {
  const filters = readFilters(query);
  const paging = readPaging(query);
  const chosen = query.category ? await findCategory(db, query.category) : null;
  const categoryIds = query.category ? await findSubtree(db, chosen?.id ?? 0) : null;
  const conditions: Search = { text: await textQuery(db, query.search ?? ''), categoryIds, filters };
  const rows = await countFacets(db, sql.join(within(conditions), sql` and `), filters.facets);
  const count = rows.find((row) => row.facet === 'total')?.count ?? 0;
  const { page, offset } = locatePage(paging, count);
  const cards = count === 0 ? [] : await findCards(db, await findPage(db, conditions, offset, paging.size), context);
  return {
    ...toPage(request, paging, count, isByPopularity(conditions) ? keepVariantsApart(cards) : cards),
    page,
    page_size: paging.size,
    corrected: shownCorrection(conditions.text?.corrected ?? null, query.search ?? '', context.language),
    is_complaint: conditions.text?.isComplaint ?? false,
    category: chosen && {
      id: chosen.id,
      slug: chosen.slug,
      name: chosen.name[context.language],
      path: await findCategoryPath(db, chosen.path, context.language),
    },
    facets: await describeFacets(db, rows, chosen?.id ?? null, context.language),
    offers: count === 0 && !filters.ids ? await findOffers(db, context) : [],
  };
}

/** The order is that of popularity: neither a text, nor ids, nor another order was requested. */
function isByPopularity({ text, filters: { sort, ids } }: Search): boolean {
  return sort === 'popularity' || (sort === 'relevance' && !text?.query && !ids);
}

async function findCategory(db: Database, text: string) {
  const id = /^\d{1,9}$/.test(text) ? Number(text) : 0;
  const [row] = await db
    .select()
    .from(category)
    .where(sql`${category.isActive} and ${or(eq(category.slug, text), eq(category.id, id))}`);
  return row ?? null;
}

/** Suggestions to continue with when nothing was found. */
async function findOffers(db: Database, context: CardContext) {
  const filters = readFilters({ in_stock: 'true', sort: 'popularity' });
  return keepVariantsApart(await findCards(db, await findPage(db, { text: null, categoryIds: null, filters }, 0, OFFERS), context));
}
