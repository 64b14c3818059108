import type { Company } from '@vitrava/shared-kit/contracts/browser';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import { pageTitle } from '../../domain/page/index.ts';

const WORDS = {
  ru: { title: 'Контакты', description: 'Телефоны, почта, адрес и часы работы магазина «Витрава», форма для вопроса.' },
  en: { title: 'Contacts', description: 'Phone numbers, e-mail, address and opening hours of Vitrava, and a form for your question.' },
} as const;

export function headOf({ locale, company }: { readonly locale: LocaleCode; readonly company: Company | null }): PageHead {
  const { title, description } = WORDS[locale];
  return {
    title: pageTitle(title, locale),
    description,
    canonicalPath: '/contacts',
    ...(company && { structuredData: [organisation(company)] }),
  };
}

function organisation({ name, legal_name, email, phones, address, social }: Company): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name,
    legalName: legal_name,
    email,
    address,
    contactPoint: phones.map(({ number, label }) => ({
      '@type': 'ContactPoint',
      telephone: number,
      name: label,
      contactType: 'customer service',
    })),
    sameAs: social.map(({ url }) => url),
  };
}
