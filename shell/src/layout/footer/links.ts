/** Columns of the footer: name of the text, path without locale prefix. */
export const COMPANY_LINKS = [
  { text: 'footer.about', to: '/about-us' },
  { text: 'footer.contacts', to: '/contacts' },
] as const;

export const LEGAL_INFORMATION = { text: 'footer.legalInformation', to: '/legal-information' } as const;

export const CUSTOMER_LINKS = [{ text: 'footer.faq', to: '/faq' }, LEGAL_INFORMATION] as const;

export const PRIVACY_POLICY = { text: 'footer.privacyPolicy', to: '/privacy-policy' } as const;
