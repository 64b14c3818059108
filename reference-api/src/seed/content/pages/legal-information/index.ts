import type { SeedPage } from '../../../shapes.ts';
import { DATA_POLICY } from './data-policy.ts';
import { PLATFORM_RULES } from './platform-rules.ts';
import { RETURNS } from './returns.ts';
import { SALE_RULES } from './sale-rules.ts';

export const LEGAL_INFORMATION: SeedPage = {
  slug: 'legal-information',
  updatedAt: '2026-11-01',
  title: { ru: 'Правовая информация', en: 'Legal information' },
  summary: {
    ru: 'Как мы обращаемся с вашими данными, по каким правилам продаём, как возвращаем деньги и как пользоваться площадкой. Без мелкого шрифта.',
    en: 'How we treat your data, on what terms we sell, how you get your money back and how to use the platform. No small print.',
  },
  sections: [DATA_POLICY, RETURNS, SALE_RULES, PLATFORM_RULES],
};
