export { drawableText, openTypeface, type Typeface, type Weight } from './fonts.ts';
