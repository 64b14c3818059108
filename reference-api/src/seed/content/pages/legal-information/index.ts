import type { SeedPage } from '../../../shapes.ts';
import { DATA_POLICY } from './data-policy.ts';
import { RETURNS } from './returns.ts';
import { SALE_RULES } from './sale-rules.ts';

export const LEGAL_INFORMATION: SeedPage = {
  slug: 'legal-information',
  updatedAt: '2026-11-01',
  title: { ru: 'Правовая информация', en: 'Legal information' },
  summary: {
    ru: 'Как мы обращаемся с вашими данными, по каким правилам продаём и как возвращаем деньги. Без мелкого шрифта.',
    en: 'How we treat your data, on what terms we sell, and how you get your money back. No small print.',
  },
  sections: [DATA_POLICY, RETURNS, SALE_RULES],
};
