import type { Company } from '@vitrava/shared-kit/contracts/api';
import { sql } from 'drizzle-orm';
import { company, type Database } from '../../database/index.ts';
import type { Language } from '../../language/index.ts';
import type { CompanyChange, CompanyRecord } from './record.ts';

/** How the company is reached, in one language. */
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
export async function readCompanyRecord(db: Database): Promise<CompanyRecord> {
  const [row] = await db.select().from(company);
  if (!row) throw new Error('The database has no company: it was not seeded.');
  const { id: _, legalName, sellerDetails, updatedAt: __, ...rest } = row;
  return { ...rest, legal_name: legalName, seller_details: sellerDetails };
}

export async function changeCompany(db: Database, { legal_name, seller_details, ...rest }: CompanyChange): Promise<CompanyRecord> {
  await db.update(company).set({
    ...rest,
    ...(legal_name === undefined ? {} : { legalName: legal_name }),
    ...(seller_details === undefined ? {} : { sellerDetails: seller_details }),
    updatedAt: sql`now()`,
  });
  return readCompanyRecord(db);
}
