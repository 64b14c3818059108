import { type Category, CategoryListSchema, CategoryQuerySchema, CategorySchema } from '@vitrava/shared-kit/contracts/api';
import { asc, eq, sql } from 'drizzle-orm';
import { category, type Database, rowsOf } from '../database/index.ts';
import { markShared, pageOf } from '../http/index.ts';
import type { Language } from '../language/index.ts';
import type { ApiInstance, Services } from '../services.ts';
import { NO_FILTERS, textQuery, within } from './search/index.ts';

/** The tree of categories with the number of products beneath each; empty branches are left out. With a text only products that match count. */
async function findCategoryTree(db: Database, text: string, language: Language): Promise<Category[]> {
  const counts = await countProducts(db, text);
  const rows = await db
    .select({ id: category.id, slug: category.slug, name: category.name, parentId: category.parentId })
    .from(category)
    .where(eq(category.isActive, true))
    .orderBy(asc(category.position), asc(category.id));
  const childrenOf = Map.groupBy(rows, (row) => row.parentId);
  const branches = (parentId: number | null): Category[] =>
    (childrenOf.get(parentId) ?? []).flatMap((row) => {
      const count = counts.get(row.id) ?? 0;
      return count === 0 ? [] : [{ id: row.id, slug: row.slug, name: row.name[language], count, children: branches(row.id) }];
    });
  return branches(null);
}

/** Products by category, each counted in all the categories on its path. */
async function countProducts(db: Database, text: string): Promise<ReadonlyMap<number, number>> {
  const query = await textQuery(db, text);
  if (query?.query === '') return new Map();
  const rows = await rowsOf<{ id: number; count: number }>(
    db,
    sql`select part as id, sum(count)::int as count
      from (select category_id, count(*) as count from search_entry where ${sql.join(within({ text: query, categoryIds: null, filters: NO_FILTERS }), sql` and `)} group by category_id) leaf
      join category c on c.id = leaf.category_id, unnest(c.path) as part group by part`,
  );
  return new Map(rows.map((row) => [row.id, row.count]));
}

export function categoryRoutes(app: ApiInstance, { db }: Services): void {
  app.addSchema(CategorySchema);
  app.get(
    '/api/categories/',
    {
      onRequest: markShared,
      schema: {
        summary: 'The tree of categories; with a text, what of it holds something found.',
        querystring: CategoryQuerySchema,
        response: { 200: CategoryListSchema },
      },
    },
    async (request) => pageOf(request, await findCategoryTree(db, request.query.search ?? '', request.language)),
  );
}
