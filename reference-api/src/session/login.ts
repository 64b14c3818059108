import { hash, verify } from '@node-rs/argon2';
import { and, eq } from 'drizzle-orm';
import { type Database, userAccount } from '../database/index.ts';

let decoy: Promise<string> | null = null;

/** The user with these credentials, or null. An unknown address costs the same time as a wrong password. */
export async function checkCredentials(db: Database, email: string, password: string): Promise<number | null> {
  const [known] = await db
    .select({ id: userAccount.id, passwordHash: userAccount.passwordHash })
    .from(userAccount)
    .where(and(eq(userAccount.email, email), eq(userAccount.isActive, true)));
  decoy ??= hash('no account has this password');
  const isRight = await verify(known?.passwordHash ?? (await decoy), password);
  return known && isRight ? known.id : null;
}
