import { company, type Database } from '../database/index.ts';
import type { SeedCompany } from '../seed/index.ts';

/** The company of a fresh machine; every number and address in it is a placeholder. */
export const DEFAULT_COMPANY: SeedCompany = {
  name: { ru: 'Витрава', en: 'Vitrava' },
  legalName: { ru: 'ООО «Витрава»', en: 'Vitrava LLC' },
  phones: [
    {
      number: '+74950000101',
      display: { ru: '+7 (495) 000-01-01', en: '+7 495 000-01-01' },
      label: { ru: 'Москва', en: 'Moscow' },
    },
    {
      number: '+78000000102',
      display: { ru: '8 (800) 000-01-02', en: '+7 800 000-01-02' },
      label: { ru: 'Бесплатно по России', en: 'Free within Russia' },
    },
  ],
  email: 'hello@vitrava.example',
  address: { ru: '115000, Москва, ул.\u00a0Образцовая, д.\u00a08, офис\u00a024', en: 'Office 24, 8 Obraztsovaya St., Moscow, 115000' },
  schedule: { ru: 'Ежедневно с\u00a009:00 до\u00a021:00 по\u00a0московскому времени', en: 'Every day, 9 am to 9 pm Moscow time' },
  social: [
    { network: 'telegram', name: { ru: 'Telegram', en: 'Telegram' }, url: 'https://t.me/vitrava_example' },
    { network: 'vk', name: { ru: 'ВКонтакте', en: 'VKontakte' }, url: 'https://vk.com/vitrava_example' },
    { network: 'youtube', name: { ru: 'YouTube', en: 'YouTube' }, url: 'https://www.youtube.com/@vitrava_example' },
  ],
  creators: { name: { ru: 'Студия «Восемь долей»', en: 'Eight Parts Studio' }, url: 'https://studio.vitrava.example/' },
};

export async function loadCompany(db: Database, record: SeedCompany): Promise<void> {
  await db
    .insert(company)
    .values({ id: 1, ...record })
    .onConflictDoNothing();
}
