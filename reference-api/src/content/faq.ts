import { FaqSchema, PageQuerySchema, type QuestionGroup } from '@vitrava/shared-kit/contracts/api';
import { asc } from 'drizzle-orm';
import { question } from '../database/index.ts';
import { markShared, pageOf } from '../http/index.ts';
import type { ApiInstance, Services } from '../services.ts';
import { toProse } from './prose.ts';

/** `GET api/faq/`: groups in the order of their first question. */
export function faqRoutes(app: ApiInstance, { db, imageRenderer }: Services): void {
  app.get(
    '/api/faq/',
    {
      onRequest: markShared,
      schema: { summary: 'Questions and answers by subject.', querystring: PageQuerySchema, response: { 200: FaqSchema } },
    },
    async (request) => {
      const { language } = request;
      const rows = await db.select().from(question).orderBy(asc(question.position), asc(question.slug));
      const groups = [...Map.groupBy(rows, (row) => row.groupSlug)].map(
        ([slug, members]): QuestionGroup => ({
          slug,
          name: members[0]?.groupName[language] ?? slug,
          questions: members.map((row) => ({
            id: row.slug,
            question: row.question[language],
            answer: toProse(row.answer[language], imageRenderer),
          })),
        }),
      );
      return pageOf(request, groups);
    },
  );
}
