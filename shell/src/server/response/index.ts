export { hasAlready } from './has-already.ts';
export { sendRevalidated } from './revalidated.ts';
export { keepSecretAddresses } from './secret-addresses.ts';
export { addSecurityHeaders, SECURITY_HEADERS } from './security-headers.ts';
