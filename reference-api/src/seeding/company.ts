import { company, type Database } from '../database/index.ts';
import type { SeedCompany } from '../seed/index.ts';

/** Stands in until the shop's owner says how the company is reached (`npm run cms -- company`); every address in it is a placeholder. */
export const UNNAMED_COMPANY: SeedCompany = {
  name: { ru: 'Магазин', en: 'Shop' },
  legalName: { ru: 'ООО «Магазин»', en: 'Shop LLC' },
  phones: [
    {
      number: '+70000000000',
      display: { ru: '+7 (000) 000-00-00', en: '+7 000 000-00-00' },
      label: { ru: 'Телефон', en: 'Phone' },
    },
  ],
  email: 'hello@shop.example',
  address: { ru: 'Россия', en: 'Russia' },
  schedule: { ru: 'Ежедневно', en: 'Every day' },
  social: [],
  creators: { name: { ru: 'Магазин', en: 'Shop' }, url: 'https://shop.example/' },
};

export async function loadCompany(db: Database, record: SeedCompany): Promise<void> {
  await db
    .insert(company)
    .values({ id: 1, ...record })
    .onConflictDoNothing();
}
