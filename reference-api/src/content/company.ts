import { type Company, CompanySchema } from '@vitrava/shared-kit/contracts/api';
import { sql } from 'drizzle-orm';
import { type Static, type TProperties, Type } from 'typebox';
import { company, type Database } from '../database/index.ts';
import { markShared } from '../http/index.ts';
import type { Language } from '../language/index.ts';
import { OWNER } from '../operations/open-api/index.ts';
import type { ApiInstance, Services } from '../services.ts';

const object = <Properties extends TProperties>(properties: Properties) => Type.Object(properties, { additionalProperties: false });
const Line = Type.String({ minLength: 1, maxLength: 300, pattern: '\\S' });
const Texts = object({ ru: Line, en: Line });
const Address = Type.String({ maxLength: 300, pattern: '^https://[^\\s/]+\\.[^\\s]+$' });

/** The company in both languages. `number` is E.164, `display` what people read. */
const CompanyRecordSchema = object({
  name: Texts,
  legal_name: Texts,
  phones: Type.Array(object({ number: Type.String({ pattern: '^\\+[1-9]\\d{6,14}$' }), display: Texts, label: Texts }), {
    minItems: 1,
    maxItems: 10,
  }),
  email: Type.String({ maxLength: 254, format: 'email' }),
  address: Texts,
  schedule: Texts,
  social: Type.Array(object({ network: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }), name: Texts, url: Address }), { maxItems: 10 }),
  seller_details: Type.Array(object({ name: Texts, value: Texts }), { maxItems: 20 }),
  creators: object({ name: Texts, url: Address }),
});
type CompanyRecord = Static<typeof CompanyRecordSchema>;

const CompanyChangeSchema = Type.Partial(CompanyRecordSchema, { additionalProperties: false, minProperties: 1 });
type CompanyChange = Static<typeof CompanyChangeSchema>;

export async function readCompany(db: Database, language: Language): Promise<Company> {
  const { phones, social, seller_details, creators, ...record } = await readCompanyRecord(db);
  return {
    name: record.name[language],
    legal_name: record.legal_name[language],
    phones: phones.map(({ number, display, label }) => ({ number, display: display[language], label: label[language] })),
    email: record.email,
    address: record.address[language],
    schedule: record.schedule[language],
    social: social.map(({ network, name, url }) => ({ network, name: name[language], url })),
    seller_details: seller_details.map(({ name, value }) => ({ name: name[language], value: value[language] })),
    creators: { name: creators.name[language], url: creators.url },
  };
}

/** The same in both languages, as the shop's owner changes it. */
async function readCompanyRecord(db: Database): Promise<CompanyRecord> {
  const [row] = await db.select().from(company);
  if (!row) throw new Error('The database has no company: it was not seeded.');
  const { id: _, legalName, sellerDetails, updatedAt: __, ...rest } = row;
  return { ...rest, legal_name: legalName, seller_details: sellerDetails };
}

async function changeCompany(db: Database, { legal_name, seller_details, ...rest }: CompanyChange): Promise<CompanyRecord> {
  await db.update(company).set({
    ...rest,
    ...(legal_name === undefined ? {} : { legalName: legal_name }),
    ...(seller_details === undefined ? {} : { sellerDetails: seller_details }),
    updatedAt: sql`now()`,
  });
  return readCompanyRecord(db);
}

export function companyRoutes(app: ApiInstance, { db }: Services): void {
  const shown = { summary: 'How the shop is reached.', response: { 200: CompanySchema } };
  app.get('/api/company/', { onRequest: markShared, schema: shown }, (request) => readCompany(db, request.language));

  // Outside /api/, so that the shop's proxy never passes it on.
  const read = { summary: 'The company in both languages.', security: OWNER, response: { 200: CompanyRecordSchema } };
  app.get('/admin/company/', { schema: read }, () => readCompanyRecord(db));
  const change = { ...read, summary: 'Change how the shop is reached.', body: CompanyChangeSchema };
  app.patch('/admin/company/', { schema: change }, (request) => changeCompany(db, request.body));
}
