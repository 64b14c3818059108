import type { SeedPage } from '../../shapes.ts';
import { ABOUT_US } from './about-us.ts';
import { LEGAL_INFORMATION } from './legal-information/index.ts';
import { PRIVACY_POLICY } from './privacy-policy.ts';

/** In the order in which the shop lists them. */
export const PAGES: readonly SeedPage[] = [ABOUT_US, LEGAL_INFORMATION, PRIVACY_POLICY];
