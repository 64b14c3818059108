import { CategoryListSchema, CategoryQuerySchema, CategorySchema } from '@vitrava/shared-kit/contracts/api';
import { markShared, pageOf } from '../../http/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { findCategoryTree } from './tree.ts';

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
