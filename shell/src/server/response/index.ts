export { sendRevalidated } from './revalidated.ts';
export { addSecurityHeaders } from './security-headers.ts';
