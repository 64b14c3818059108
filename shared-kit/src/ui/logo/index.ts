export { LOGO_FRAGMENTS, LOGO_VIEW_BOX } from './fragments.ts';
export { Logo, type LogoProps, LogoSign } from './view.tsx';
