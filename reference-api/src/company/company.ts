import type { Company } from '@vitrava/shared-kit/contracts/api';
import type { Language } from '../language.ts';

const PHONES = ['+74950000101', '+78000000102'] as const;
const EMAIL = 'hello@vitrava.example';
const SOCIAL = [
  { network: 'telegram', url: 'https://t.me/vitrava_example' },
  { network: 'vk', url: 'https://vk.com/vitrava_example' },
  { network: 'youtube', url: 'https://www.youtube.com/@vitrava_example' },
] as const;

/** The company of a fresh machine; every number and address in it is a placeholder. */
export const COMPANY: Readonly<Record<Language, Company>> = {
  ru: {
    name: 'Витрава',
    legal_name: 'ООО «Витрава»',
    phones: [
      { number: PHONES[0], display: '+7 (495) 000-01-01', label: 'Москва' },
      { number: PHONES[1], display: '8 (800) 000-01-02', label: 'Бесплатно по России' },
    ],
    email: EMAIL,
    address: '115000, Москва, ул. Образцовая, д. 8, офис 24',
    schedule: 'Ежедневно с\u00a09:00 до\u00a021:00 по\u00a0московскому времени',
    social: [
      { ...SOCIAL[0], name: 'Telegram' },
      { ...SOCIAL[1], name: 'ВКонтакте' },
      { ...SOCIAL[2], name: 'YouTube' },
    ],
    creators: { name: 'Студия «Восемь долей»', url: 'https://studio.vitrava.example/' },
  },
  en: {
    name: 'Vitrava',
    legal_name: 'Vitrava LLC',
    phones: [
      { number: PHONES[0], display: '+7 495 000-01-01', label: 'Moscow' },
      { number: PHONES[1], display: '+7 800 000-01-02', label: 'Free within Russia' },
    ],
    email: EMAIL,
    address: 'Office 24, 8 Obraztsovaya St., Moscow, 115000',
    schedule: 'Every day, 9 am to 9 pm Moscow time',
    social: [
      { ...SOCIAL[0], name: 'Telegram' },
      { ...SOCIAL[1], name: 'VK' },
      { ...SOCIAL[2], name: 'YouTube' },
    ],
    creators: { name: 'Eight Parts Studio', url: 'https://studio.vitrava.example/' },
  },
};
