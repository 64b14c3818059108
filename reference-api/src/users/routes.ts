import { type User, UserSchema } from '@vitrava/shared-kit/contracts/api';
import { and, eq } from 'drizzle-orm';
import { userAccount } from '../database/index.ts';
import { notFound } from '../http/index.ts';
import type { ApiInstance, Services } from '../services.ts';
import { requireUser } from '../session/index.ts';

/** `GET api/users/{id}/`: one's own record; any other id does not exist, so that nobody can count the users. */
export function userRoutes(app: ApiInstance, { db }: Services): void {
  app.get<{ Params: { id: string } }>('/api/users/:id/', { schema: { response: { 200: UserSchema } } }, async (request, reply) => {
    const userId = requireUser(request);
    if (request.params.id !== String(userId)) throw notFound();
    const [row] = await db
      .select()
      .from(userAccount)
      .where(and(eq(userAccount.id, userId), eq(userAccount.isActive, true)));
    if (!row) throw notFound();
    reply.header('cache-control', 'no-store');
    return toUser(row);
  });
}

function toUser(row: typeof userAccount.$inferSelect): User {
  return {
    id: row.id,
    email: row.email,
    first_name: row.firstName,
    last_name: row.lastName,
    title: '',
    job_title: '',
    photo_path: null,
    phone: row.phone,
    customer: row.id,
    location: null,
    external_user_id: null,
    date_of_birth: row.dateOfBirth,
    ui_language: row.uiLanguage,
    locale: row.uiLanguage === 'russian' ? 'ru-RU' : 'en-US',
    orders_filter: { date__gte: null, date__lte: null },
  };
}
