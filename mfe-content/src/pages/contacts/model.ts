import { type Company, companyContract } from '@vitrava/shared-kit/contracts/browser';
import type { PageHead } from '@vitrava/shared-kit/contracts/page';
import type { Translate } from '@vitrava/shared-kit/i18n';
import { $t } from '@vitrava/shared-kit/i18n/model';
import { createPageQuery } from '@vitrava/shared-kit/models/page-query';
import { combine } from 'effector';
import { contactsPath } from '../../paths.ts';

export const companyQuery = createPageQuery({
  name: 'content/contacts',
  params: () => null,
  call: () => ({ path: 'api/company/' }),
  contract: companyContract,
});

export const $head = combine({ t: $t, company: companyQuery.$data }, headOf);

function headOf({ t, company }: { readonly t: Translate; readonly company: Company | null }): PageHead {
  return {
    title: t('routes.contacts'),
    description: t('contacts.head.description'),
    canonicalPath: contactsPath,
    ...(company && { structuredData: [organisation(company)] }),
  };
}

function organisation({ name, legal_name, email, phones, address, social }: Company): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': '/#organization',
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
