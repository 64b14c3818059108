import { PASSWORD_RULES } from '@vitrava/shared-kit/contracts/api';
import { and, eq } from 'drizzle-orm';
import { Type } from 'typebox';
import { hashPassword, passwordProblems, readAddress } from '../customer/credentials/index.ts';
import { replacePassword } from '../customer/passwords/index.ts';
import { type Database, product, userAccount } from '../database/index.ts';
import { IdParamsSchema, invalidField, invalidFields, notFound, readId } from '../http/index.ts';
import { discountedKopecks, parseDecimal, toDecimal } from '../money.ts';
import type { ApiInstance, Services } from '../services.ts';
import { OWNER } from './open-api/index.ts';

/** Opens an account, or opens the one there is again with a new password, as if its owner had changed it: by the same rules. */
async function openAccount(db: Database, typed: string, password: string, now: Date): Promise<{ id: number; email: string }> {
  const email = readAddress(typed);
  const problems = passwordProblems(password, email ?? '');
  if (email === null || problems.length > 0) {
    throw invalidFields({
      ...(email === null ? { email: [{ key: 'email' }] } : {}),
      ...(problems.length > 0 ? { password: problems } : {}),
    });
  }
  const passwordHash = await hashPassword(password);
  return db.transaction(async (transaction) => {
    const [made] = await transaction
      .insert(userAccount)
      .values({ email, passwordHash, createdAt: now })
      .onConflictDoNothing()
      .returning({ id: userAccount.id, email: userAccount.email });
    if (made) return made;
    const [known] = await transaction
      .update(userAccount)
      .set({ isActive: true })
      .where(eq(userAccount.email, email))
      .returning({ id: userAccount.id, email: userAccount.email });
    if (!known) throw new Error('The account was not stored.');
    await replacePassword(transaction, { userId: known.id, passwordHash, now });
    return known;
  });
}

interface ProductChange {
  /** Before the discount. */
  readonly basePriceKopecks?: number;
  readonly availability?: number;
}

interface ChangedProduct {
  readonly id: number;
  readonly price: string;
  readonly price_before_discount: string;
  readonly availability: number;
}

/** Changes what a product costs or how much of it is left; what the shopper pays follows from its discount. Null when there is no such product. */
async function changeProduct(db: Database, id: number, change: ProductChange): Promise<ChangedProduct | null> {
  return db.transaction(async (transaction) => {
    const isSold = and(eq(product.id, id), eq(product.isActive, true));
    const [known] = await transaction.select().from(product).where(isSold).for('update');
    if (!known) return null;
    const { basePriceKopecks = known.basePriceKopecks, availability = known.availability } = change;
    const priceKopecks = discountedKopecks(basePriceKopecks, known.discountPercent);
    await transaction.update(product).set({ basePriceKopecks, priceKopecks, availability }).where(eq(product.id, id));
    return { id, price: toDecimal(priceKopecks), price_before_discount: toDecimal(basePriceKopecks), availability };
  });
}

const AccountSchema = Type.Object({
  email: Type.String({ minLength: 1, maxLength: 254 }),
  password: Type.String({ minLength: 1, maxLength: PASSWORD_RULES.maxLength }),
});

const AccountAnswerSchema = Type.Object({ id: Type.Integer(), email: Type.String() });

const ProductPatchSchema = Type.Partial(
  Type.Object({ price: Type.String({ maxLength: 20 }), availability: Type.Integer({ minimum: 0, maximum: 1_000_000 }) }),
);

const productChange = {
  summary: 'Change what a product costs or how much of it is left.',
  security: OWNER,
  params: IdParamsSchema,
  body: ProductPatchSchema,
  response: {
    200: Type.Object({ id: Type.Integer(), price: Type.String(), price_before_discount: Type.String(), availability: Type.Integer() }),
  },
};

/** As the database holds it. */
const DEAREST_KOPECKS = 100_000_000;

/** What the people behind the shop do with accounts and products. Outside /api/, so that the shop's proxy never passes it on. */
export function backOfficeRoutes(app: ApiInstance, { db, now }: Services): void {
  app.post(
    '/admin/accounts/',
    {
      schema: {
        summary: 'Open an account, or give it a new password.',
        security: OWNER,
        body: AccountSchema,
        response: { 200: AccountAnswerSchema },
      },
    },
    async (request) => openAccount(db, request.body.email, request.body.password, now()),
  );

  app.patch('/admin/products/:id/', { schema: productChange }, async (request) => {
    const { price, availability } = request.body;
    const change: ProductChange = {
      ...(price === undefined ? {} : { basePriceKopecks: readPrice(price) }),
      ...(availability === undefined ? {} : { availability }),
    };
    const product = await changeProduct(db, readId(request.params.id), change);
    if (!product) throw notFound();
    return product;
  });
}

function readPrice(text: string): number {
  const kopecks = parseDecimal(text) ?? 0;
  if (kopecks === 0) throw invalidField('price', 'decimal');
  if (kopecks > DEAREST_KOPECKS) throw invalidField('price', 'maximum', { limit: DEAREST_KOPECKS / 100 });
  return kopecks;
}
