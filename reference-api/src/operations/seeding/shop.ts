import type { Settings } from '@vitrava/shared-kit/contracts/api';
import { eq, notInArray, sql } from 'drizzle-orm';
import { normalize } from '../../catalogue/search/text/index.ts';
import { hashPassword } from '../../customer/credentials/index.ts';
import {
  article,
  company,
  contentPage,
  contentSection,
  type Database,
  pickupCity,
  pickupPoint,
  question,
  setting,
  slide,
  userAccount,
} from '../../database/index.ts';
import type { SeedAccount, SeedCompany, SeedContent, SeedDelivery } from '../../seed/index.ts';
import unnamed from './unnamed-company.json' with { type: 'json' };

/** Opens the account, unless its address has one. */
export async function loadAccount(db: Database, { password, ...facts }: SeedAccount): Promise<void> {
  const [known] = await db.select({ id: userAccount.id }).from(userAccount).where(eq(userAccount.email, facts.email));
  if (known) return;
  await db
    .insert(userAccount)
    .values({ ...facts, passwordHash: await hashPassword(password) })
    .onConflictDoNothing();
}

/** The default until the shop's owner sets the company (`npm run cms -- company`); every address in it is a placeholder. */
export const UNNAMED_COMPANY: SeedCompany = unnamed;

export async function loadCompany(db: Database, record: SeedCompany): Promise<void> {
  await db
    .insert(company)
    .values({ id: 1, ...record })
    .onConflictDoNothing();
}

/** The palette around the four given colours: warm paper, deep green, one orange that means "act". */
export const DEFAULT_SETTINGS: Settings = {
  CMS_COLORS: {
    background: '#f8f5ee',
    text: '#1f2a24',
    second_text: '#5d6a62',
    default_button: '#f15f18',
    hover_button: '#ff7738',
    passed_button: '#7d9a86',
    second_background: '#ffffff',
    second_border: '#e0d9c8',
    elements: '#2C5E3D',
  },
  CMS_LOGO: 'vitrava',
  CMS_PAGE_SIZE: 24,
  CMS_SHOW_DISCOUNTS: true,
  CMS_TG_BOT: false,
};

export async function loadSettings(db: Database, settings: Settings): Promise<void> {
  const rows = Object.entries(settings).map(([key, value]) => ({ key, value: { value } }));
  await db.insert(setting).values(rows).onConflictDoNothing();
}

/** Nothing points to articles, questions, slides and pages: all are simply replaced, each known by its slug. */
export async function loadContent(db: Database, content: SeedContent): Promise<void> {
  await db.delete(article);
  await db.delete(question);
  const articles = content.articles.map(({ publishedAt, ...rest }) => ({ ...rest, publishedAt: new Date(publishedAt) }));
  if (articles.length > 0) await db.insert(article).values(articles);
  const questions = content.questions.map(({ slug, group, question: text, answer }, position) => ({
    slug,
    groupSlug: group.slug,
    groupName: { ru: group.ru, en: group.en },
    position,
    question: text,
    answer,
  }));
  if (questions.length > 0) await db.insert(question).values(questions);
  const slides = content.slides.map((item, index) => ({ id: index + 1, ...item }));
  await db.delete(slide);
  if (slides.length > 0) await db.insert(slide).values(slides);
  await loadPages(db, content.pages);
}

async function loadPages(db: Database, pages: SeedContent['pages']): Promise<void> {
  await db.delete(contentPage);
  for (const [position, { sections, updatedAt, ...page }] of pages.entries()) {
    await db.insert(contentPage).values({ ...page, position, updatedAt: new Date(updatedAt) });
    const rows = sections.map(({ id, ...section }, index) => ({ ...section, pageSlug: page.slug, anchor: id, position: index }));
    if (rows.length > 0) await db.insert(contentSection).values(rows);
  }
}

/** Cities and points by id; saved places and orders point to them, so what the seed no longer has is only switched off. */
export async function loadDelivery(db: Database, { cities, points }: SeedDelivery): Promise<void> {
  const names = new Map(cities.map((row) => [row.id, row.name]));
  for (const row of cities) {
    await db.insert(pickupCity).values(row).onConflictDoUpdate({ target: pickupCity.id, set: row });
  }
  for (const { city, ...rest } of points) {
    const cityName = names.get(city);
    if (!cityName) throw new Error(`The seed names the city "${city}" but does not hold it.`);
    const texts = [cityName.ru, cityName.en, rest.name.ru, rest.name.en, rest.address.ru, rest.address.en];
    const row = { ...rest, cityId: city, searchText: texts.map(normalize).join(' '), isActive: true };
    await db.insert(pickupPoint).values(row).onConflictDoUpdate({ target: pickupPoint.id, set: row });
  }
  const stored = points.map((row) => row.id);
  await db
    .update(pickupPoint)
    .set({ isActive: false })
    .where(stored.length > 0 ? notInArray(pickupPoint.id, stored) : sql`true`);
}
