export { type CmsColor, DEFAULT_COLORS, themeColors, themeCss } from './theme.ts';
