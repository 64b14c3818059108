import { readCookie } from '../cookie/index.ts';
import { isApiError } from '../errors/index.ts';

/** The anti-forgery cookie as it is at this moment; null on the server and before the API has set it. */
export function readCsrfToken(): string | null {
  return readCookie('csrftoken');
}

/** Whether the API refused a call because the anti-forgery token is missing or old: 403 with a corresponding detail. */
export function isCsrfRefusal(error: unknown): boolean {
  if (!isApiError(error) || error.kind !== 'status' || error.status !== 403) return false;
  const body = error.body;
  return typeof body === 'object' && body !== null && 'detail' in body && String(body.detail).startsWith('CSRF Failed');
}
