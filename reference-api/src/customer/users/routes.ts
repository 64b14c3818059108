import { type User, UserPatchSchema, UserSchema } from '@vitrava/shared-kit/contracts/api';
import { and, eq } from 'drizzle-orm';
import { userAccount } from '../../database/index.ts';
import { IdParamsSchema, notFound } from '../../http/index.ts';
import { SIGNED_IN } from '../../operations/open-api/index.ts';
import { findOwnStocks } from '../../purchase/saved-points/index.ts';
import type { ApiInstance, Services } from '../../services.ts';
import { requireOwnId } from './own-id.ts';
import { photoAddress, photoRoutes } from './photo.ts';
import { readPatch } from './read-fields.ts';
import { toUser, type UserRow } from './user-record.ts';

/** `GET` and `PATCH api/users/{id}/`: one's own record; any other id does not exist, so that no one can count the users. */
export function userRoutes(app: ApiInstance, services: Services): void {
  const { db, now, signingKey } = services;
  photoRoutes(app, services);
  const ownRow = (userId: number) => and(eq(userAccount.id, userId), eq(userAccount.isActive, true));

  app.get(
    '/api/users/:id/',
    { schema: { summary: 'Own record.', security: SIGNED_IN, params: IdParamsSchema, response: { 200: UserSchema } } },
    async (request) => {
      const userId = requireOwnId(request, request.params.id);
      const [row] = await db.select().from(userAccount).where(ownRow(userId));
      return answer(row);
    },
  );

  const change = {
    schema: {
      summary: 'Change the own record.',
      security: SIGNED_IN,
      params: IdParamsSchema,
      body: UserPatchSchema,
      response: { 200: UserSchema },
    },
  };
  app.patch('/api/users/:id/', change, async (request) => {
    const userId = requireOwnId(request, request.params.id);
    const changes = await readPatch(request.body, now());
    const isEmpty = Object.keys(changes).length === 0;
    const [row] = isEmpty
      ? await db.select().from(userAccount).where(ownRow(userId))
      : await db.update(userAccount).set(changes).where(ownRow(userId)).returning();
    return answer(row);
  });

  async function answer(row: UserRow | undefined): Promise<User> {
    if (!row) throw notFound();
    const [chosenLast] = await findOwnStocks(db, row.id);
    return toUser(row, { location: chosenLast?.location ?? null, photo: photoAddress(signingKey, row) });
  }
}
