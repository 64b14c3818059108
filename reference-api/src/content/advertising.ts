import { AdvertisingQuerySchema, PageQuerySchema, SlideListSchema } from '@vitrava/shared-kit/contracts/api';
import { asc } from 'drizzle-orm';
import { Type } from 'typebox';
import { slide } from '../database/index.ts';
import { markShared, pageOf } from '../http/index.ts';
import type { Language } from '../language/index.ts';
import type { ApiInstance, Services } from '../services.ts';
import { scenePicture } from './pictures/index.ts';

const LANGUAGES: Readonly<Record<'russian' | 'english', Language>> = { russian: 'ru', english: 'en' };

export function advertisingRoutes(app: ApiInstance, { db, imageRenderer }: Services): void {
  const querystring = Type.Object({ ...PageQuerySchema.properties, ...AdvertisingQuerySchema.properties });
  app.get(
    '/api/advertising/',
    { onRequest: markShared, schema: { summary: 'Slides of the start page.', querystring, response: { 200: SlideListSchema } } },
    async (request, reply) => {
      const language = request.query.language ? LANGUAGES[request.query.language] : request.language;
      reply.header('content-language', language);
      const rows = await db.select().from(slide).orderBy(asc(slide.id));
      const slides = rows.map((row) => ({
        id: row.id,
        slug: row.slug,
        title: row.title[language],
        text: row.text[language],
        action: row.action[language],
        to: row.to,
        picture: scenePicture(imageRenderer, row.picture),
      }));
      return pageOf(request, slides);
    },
  );
}
