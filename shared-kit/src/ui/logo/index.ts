export { LOGO_FRAGMENTS, LOGO_VIEW_BOX } from './fragments.ts';
export { Logo, type LogoProps, LogoSign, type LogoSignProps } from './view.tsx';
