export { type Fonts, openFonts, type Run, type Weight } from './fonts.ts';
