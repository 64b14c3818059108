import { createHmac } from 'node:crypto';
import { and, eq, gt, isNull, lt, ne, or } from 'drizzle-orm';
import { type Database, refreshToken, session, userAccount } from '../../database/index.ts';
import { digest, newToken } from '../credentials/index.ts';

export interface Bearer {
  readonly userId: number;
  readonly sessionId: string;
}

/** Tokens that live in cookies; the database holds only their hashes. */
export interface SessionCookies {
  readonly refresh: string;
  readonly handle: string;
  readonly isRemembered: boolean;
}

export type RefreshOutcome =
  | { readonly kind: 'refreshed'; readonly bearer: Bearer; readonly refresh: string; readonly isRemembered: boolean }
  | { readonly kind: 'refused' };

const DAY_MS = 24 * 60 * 60 * 1000;
export const SESSION_DAYS = 30;
const UNREMEMBERED_DAYS = 1;
/** Two tabs, or a retry after a lost answer, may present the same token within this time. */
const RACE_MS = 10_000;

export interface StartedSession {
  readonly bearer: Bearer;
  readonly cookies: SessionCookies;
}

/** An account and its password, which a caller may have proved to have. */
export interface ProvedAccount {
  readonly id: number;
  readonly passwordHash: string;
}

/** Opens a session, unless the password that was proved is no longer the account's: null then. */
export async function startSession(db: Database, account: ProvedAccount, isRemembered: boolean, now: Date): Promise<StartedSession | null> {
  const [refresh, handle] = [newToken(), newToken()];
  const expiresAt = new Date(now.getTime() + (isRemembered ? SESSION_DAYS : UNREMEMBERED_DAYS) * DAY_MS);
  return db.transaction(async (transaction) => {
    // A change of the password waits for this lock and then ends the session; an earlier change has changed the hash.
    const [owner] = await transaction
      .select({ id: userAccount.id })
      .from(userAccount)
      .where(and(eq(userAccount.id, account.id), eq(userAccount.passwordHash, account.passwordHash), eq(userAccount.isActive, true)))
      .for('share');
    if (!owner) return null;
    const [row] = await transaction
      .insert(session)
      .values({ userId: owner.id, handleHash: digest(handle), isRemembered, expiresAt })
      .returning({ id: session.id });
    if (!row) throw new Error('The session was not stored.');
    await transaction.insert(refreshToken).values({ hash: digest(refresh), sessionId: row.id });
    return { bearer: { userId: owner.id, sessionId: row.id }, cookies: { refresh, handle, isRemembered } };
  });
}

/** Whether the session continues and its account is open; one query, by both primary keys. */
export async function isSessionAlive(db: Database, { userId, sessionId }: Bearer, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ id: session.id })
    .from(session)
    .innerJoin(userAccount, eq(userAccount.id, session.userId))
    .where(
      and(
        eq(session.id, sessionId),
        eq(session.userId, userId),
        isNull(session.endedAt),
        gt(session.expiresAt, now),
        eq(userAccount.isActive, true),
      ),
    );
  return row !== undefined;
}

/** Changes a refresh token for its successor; a race gets the same for ten seconds, later use ends the session. */
export async function rotateSession(db: Database, key: Uint8Array, token: string, now: Date): Promise<RefreshOutcome> {
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
    await transaction
      .update(refreshToken)
      .set({ usedAt: now })
      .where(and(eq(refreshToken.hash, hash), isNull(refreshToken.usedAt)));
    const { id: sessionId, userId, isRemembered } = found.session;
    const refresh = await newestAfter(transaction, key, token, sessionId);
    return { kind: 'refreshed', bearer: { userId, sessionId }, refresh, isRemembered };
  });
}

/** The first token of the chain that has not been used; kept when there was none. All that were used since were so within a race. */
async function newestAfter(transaction: Database, key: Uint8Array, token: string, sessionId: string): Promise<string> {
  const next = createHmac('sha256', key).update(`refresh ${token}`).digest('base64url');
  await transaction
    .insert(refreshToken)
    .values({ hash: digest(next), sessionId })
    .onConflictDoNothing();
  const [stored] = await transaction
    .select({ usedAt: refreshToken.usedAt })
    .from(refreshToken)
    .where(eq(refreshToken.hash, digest(next)));
  return stored?.usedAt ? newestAfter(transaction, key, next, sessionId) : next;
}

/** Ends the session of a logout cookie; an unknown handle ends nothing. */
export async function endSession(db: Database, handle: string, now: Date): Promise<void> {
  await db
    .update(session)
    .set({ endedAt: now })
    .where(and(eq(session.handleHash, digest(handle)), isNull(session.endedAt)));
}

/** Ends all sessions of an account, but the one that is to continue. Call in the transaction that changes the password. */
export async function endSessionsOf(db: Database, userId: number, now: Date, spared: string | null = null): Promise<void> {
  const isOther = spared === null ? undefined : ne(session.id, spared);
  await db
    .update(session)
    .set({ endedAt: now })
    .where(and(eq(session.userId, userId), isNull(session.endedAt), isOther));
}

/** Removes sessions that can no longer be refreshed; their tokens are removed with them. */
export async function deleteOldSessions(db: Database, now: Date): Promise<void> {
  await db.delete(session).where(or(lt(session.expiresAt, now), lt(session.endedAt, new Date(now.getTime() - DAY_MS))));
}
