export { escapeHtml, scriptJson, voidElement } from './escape.ts';
