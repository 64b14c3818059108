// Generated from src/pages/*/route.json: edit those, then run `npm run fix`.

export const aboutUsPath = '/about-us';
export const articlePath = ({ id }: { readonly id: string | number }): string => `/news/${encodeURIComponent(id)}`;
export const contactsPath = '/contacts';
export const faqPath = '/faq';
export const legalInformationPath = '/legal-information';
export const newsPath = '/news';
export const privacyPolicyPath = '/privacy-policy';
