export { type CmsColor, DEFAULT_COLORS, themeColors, themeCss, themeVariables } from './theme.ts';
