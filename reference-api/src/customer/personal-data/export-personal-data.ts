import type { PersonalData } from '@vitrava/shared-kit/contracts/api';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { ImageRenderer } from '../../content/pictures/index.ts';
import {
  cartLine,
  contactRequest,
  customerOrder,
  type Database,
  favorite,
  mail,
  product,
  session,
  stock,
  userAccount,
} from '../../database/index.ts';
import { notFound } from '../../http/index.ts';
import type { Language } from '../../language/index.ts';
import { listOrders, matchOrders } from '../../purchase/orders/index.ts';
import { listConsents } from '../consents/index.ts';
import { toUser, type UserRow } from '../users/index.ts';

interface Reading {
  readonly imageRenderer: ImageRenderer;
  readonly language: Language;
  readonly now: Date;
}

/** Everything that the shop stores about a customer; secrets such as hashes and tokens are not data about them. */
export async function exportPersonalData(db: Database, userId: number, { imageRenderer, language, now }: Reading): Promise<PersonalData> {
  const [row] = await db
    .select()
    .from(userAccount)
    .where(and(eq(userAccount.id, userId), eq(userAccount.isActive, true)));
  if (!row) throw notFound();
  const orders = matchOrders(userId, {});
  const places = await readPlaces(db, userId);
  return {
    exported_at: now.toISOString(),
    account: {
      ...toUser(row, { location: places[0]?.location ?? null, photo: row.photoPath }),
      registered_at: row.createdAt.toISOString(),
      password_changed_at: row.passwordChangedAt?.toISOString() ?? null,
      telegram_chat_id: row.telegramChatId,
    },
    consents: await listConsents(db, userId),
    orders: await listOrders(db, orders, { imageRenderer, language }, { limit: await db.$count(customerOrder, orders), offset: 0 }),
    cart: await readGoods(db, cartLine, userId, language),
    favorites: (await readGoods(db, favorite, userId, language)).map(({ amount: _, ...goods }) => goods),
    pickup_places: places,
    sessions: await readSessions(db, userId),
    ...(await readCorrespondence(db, row)),
  };
}

async function readGoods(db: Database, table: typeof cartLine | typeof favorite, userId: number, language: Language) {
  const rows = await db
    .select({ product: product.id, name: product.name, amount: 'amount' in table ? table.amount : favorite.id })
    .from(table)
    .innerJoin(product, eq(product.id, table.productId))
    .where(eq(table.userId, userId))
    .orderBy(asc(table.id));
  return rows.map(({ name, ...row }) => ({ ...row, name: name[language] }));
}

async function readPlaces(db: Database, userId: number): Promise<PersonalData['pickup_places']> {
  const rows = await db.select().from(stock).where(eq(stock.userId, userId)).orderBy(desc(stock.isSaved), desc(stock.chosenAt));
  return rows.map(({ location, isSaved, chosenAt }) => ({ location, is_saved: isSaved, chosen_at: chosenAt.toISOString() }));
}

async function readSessions(db: Database, userId: number): Promise<PersonalData['sessions']> {
  const rows = await db.select().from(session).where(eq(session.userId, userId)).orderBy(asc(session.expiresAt));
  return rows.map(({ isRemembered, expiresAt, endedAt }) => ({
    is_remembered: isRemembered,
    expires_at: expiresAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
  }));
}

/** Questions and emails belong to the address, which the account's owner has confirmed. */
async function readCorrespondence(db: Database, { email }: UserRow): Promise<Pick<PersonalData, 'questions' | 'emails'>> {
  const questions = await db.select().from(contactRequest).where(eq(contactRequest.email, email)).orderBy(asc(contactRequest.id));
  const emails = await db.select().from(mail).where(eq(mail.recipient, email)).orderBy(asc(mail.id));
  return {
    questions: questions.map(({ firstName, lastName, phone, question, consentVersion, createdAt }) => ({
      first_name: firstName,
      last_name: lastName,
      phone,
      question,
      consent_version: consentVersion,
      created_at: createdAt.toISOString(),
    })),
    emails: emails.map(({ kind, createdAt, sentAt }) => ({
      kind,
      created_at: createdAt.toISOString(),
      sent_at: sentAt?.toISOString() ?? null,
    })),
  };
}
