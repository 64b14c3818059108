import { createHash, randomBytes } from 'node:crypto';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import { type Database, refreshToken, session, userAccount } from '../database/index.ts';

/** Tokens that live in cookies; the database holds only their hashes. */
export interface SessionCookies {
  readonly refresh: string;
  readonly handle: string;
  readonly isRemembered: boolean;
}

export type RefreshOutcome =
  | { readonly kind: 'refreshed'; readonly userId: number; readonly refresh: string; readonly isRemembered: boolean }
  | { readonly kind: 'refused' };

const DAY_MS = 24 * 60 * 60 * 1000;
export const SESSION_DAYS = 30;
const UNREMEMBERED_DAYS = 1;
/** Two tabs, or a retry after a lost answer, may present the same token within this time. */
const RACE_MS = 10_000;

export async function startSession(db: Database, userId: number, isRemembered: boolean, now: Date): Promise<SessionCookies> {
  const [refresh, handle] = [newToken(), newToken()];
  const expiresAt = new Date(now.getTime() + (isRemembered ? SESSION_DAYS : UNREMEMBERED_DAYS) * DAY_MS);
  await db.transaction(async (transaction) => {
    const [row] = await transaction
      .insert(session)
      .values({ userId, handleHash: digest(handle), isRemembered, expiresAt })
      .returning({ id: session.id });
    if (!row) throw new Error('The session was not stored.');
    await transaction.insert(refreshToken).values({ hash: digest(refresh), sessionId: row.id });
  });
  return { refresh, handle, isRemembered };
}

/**
 * Changes a refresh token for a new one. The loser of a race gets a token of its own for ten seconds after the winner; the same token later
 * means that somebody else has it, and ends the whole session.
 */
export async function rotateSession(db: Database, token: string, now: Date): Promise<RefreshOutcome> {
  const hash = digest(token);
  return db.transaction(async (transaction): Promise<RefreshOutcome> => {
    const [found] = await transaction
      .select({ session, usedAt: refreshToken.usedAt, isActive: userAccount.isActive })
      .from(refreshToken)
      .innerJoin(session, eq(session.id, refreshToken.sessionId))
      .innerJoin(userAccount, eq(userAccount.id, session.userId))
      .where(eq(refreshToken.hash, hash))
      .for('update', { of: refreshToken });
    if (!found?.isActive || found.session.endedAt !== null || found.session.expiresAt <= now) return { kind: 'refused' };
    if (found.usedAt !== null && now.getTime() - found.usedAt.getTime() > RACE_MS) {
      await transaction.update(session).set({ endedAt: now }).where(eq(session.id, found.session.id));
      return { kind: 'refused' };
    }
    const refresh = newToken();
    await transaction
      .update(refreshToken)
      .set({ usedAt: now })
      .where(and(eq(refreshToken.hash, hash), isNull(refreshToken.usedAt)));
    await transaction.insert(refreshToken).values({ hash: digest(refresh), sessionId: found.session.id });
    const { userId, isRemembered } = found.session;
    return { kind: 'refreshed', userId, refresh, isRemembered };
  });
}

/** Ends the session that the logout cookie stands for; an unknown handle ends nothing. */
export async function endSession(db: Database, handle: string, now: Date): Promise<void> {
  await db
    .update(session)
    .set({ endedAt: now })
    .where(and(eq(session.handleHash, digest(handle)), isNull(session.endedAt)));
}

/** Forgets sessions that can no longer be refreshed; their tokens go with them. */
export async function forgetOldSessions(db: Database, now: Date): Promise<void> {
  await db.delete(session).where(or(lt(session.expiresAt, now), lt(session.endedAt, new Date(now.getTime() - DAY_MS))));
}

function newToken(): string {
  return randomBytes(32).toString('base64url');
}

function digest(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
