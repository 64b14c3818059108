import { defineRemote } from '../rspack.config.base.ts';

export default defineRemote({
  name: 'mfe-content',
  pages: {
    news: 'news-list',
    article: 'article',
    faq: 'faq',
    'about-us': 'about-us',
    contacts: 'contacts',
    'legal-information': 'legal-information',
    'privacy-policy': 'privacy-policy',
  },
  fragments: ['contact-us'],
});
