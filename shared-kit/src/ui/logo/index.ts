export { LOGO_FRAGMENTS, LOGO_VIEW_BOX } from './fragments.ts';
export { Logo, LogoSign } from './view.tsx';
