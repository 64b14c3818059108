import {
  ProductDetailSchema,
  SearchQuerySchema,
  SearchResultSchema,
  SuggestionsQuerySchema,
  SuggestionsSchema,
} from '@vitrava/shared-kit/contracts/api';
import { markSharedBriefly, notFound } from '../../http/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { describeProduct } from './product.ts';
import { search } from './search.ts';
import { suggest } from './suggestions.ts';

export function searchRoutes(app: ApiInstance, { db, imageRenderer, now }: Services): void {
  app.get(
    '/api/search/',
    {
      onRequest: markSharedBriefly,
      schema: {
        summary: 'Find products by text, category and filters.',
        querystring: SearchQuerySchema,
        response: { 200: SearchResultSchema },
      },
    },
    (request) => search(db, request, request.query, { language: request.language, imageRenderer, now: now() }),
  );

  app.get(
    '/api/search/suggestions/',
    {
      onRequest: markSharedBriefly,
      schema: { summary: 'What a text being typed may become.', querystring: SuggestionsQuerySchema, response: { 200: SuggestionsSchema } },
    },
    (request) => suggest(db, request.query.search ?? '', { language: request.language, imageRenderer, now: now() }),
  );

  app.get<{ Params: { id: string } }>(
    '/api/search/:id/',
    { onRequest: markSharedBriefly, schema: { summary: 'All about one product.', response: { 200: ProductDetailSchema } } },
    (request) => {
      if (!/^[1-9]\d{0,8}$/.test(request.params.id)) throw notFound();
      return describeProduct(db, Number(request.params.id), { language: request.language, imageRenderer, now: now() });
    },
  );
}
