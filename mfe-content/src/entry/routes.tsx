import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { aboutUs } from '../pages/about-us/index.ts';
import { article } from '../pages/article/index.ts';
import { contacts } from '../pages/contacts/index.ts';
import { faq } from '../pages/faq/index.ts';
import { legalInformation } from '../pages/legal-information/index.ts';
import { newsList } from '../pages/news-list/index.ts';
import { privacyPolicy } from '../pages/privacy-policy/index.ts';

/** Every page this remote answers; names and paths are those of `remote.manifest.json`. */
export const routes: readonly PageRoute[] = [newsList, article, faq, aboutUs, contacts, legalInformation, privacyPolicy];
