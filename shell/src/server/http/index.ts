export { hasAlready } from './has-already.ts';
export { escapeHtml, scriptJson, voidElement } from './html.ts';
export { originOf } from './origin.ts';
export { sendRevalidated } from './revalidated.ts';
export { keepSecretAddresses } from './secret-addresses.ts';
export { addSecurityHeaders, SECURITY_HEADERS } from './security-headers.ts';
