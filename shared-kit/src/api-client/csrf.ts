import { isApiError } from '../errors/index.ts';

/** The anti-forgery cookie as it is at this moment; null on the server and before the API has set it. */
export function readCsrfToken(): string | null {
  if (typeof document === 'undefined') return null;
  const match = /(?:^|;\s*)csrftoken=([^;]+)/.exec(document.cookie);
  try {
    return match?.[1] ? decodeURIComponent(match[1]) : null;
  } catch {
    return null;
  }
}

/** Whether the API refused a call because the anti-forgery token is missing or old: 403 with a corresponding detail. */
export function isCsrfRefusal(error: unknown): boolean {
  if (!isApiError(error) || error.kind !== 'status' || error.status !== 403) return false;
  const body = error.body;
  return typeof body === 'object' && body !== null && 'detail' in body && String(body.detail).startsWith('CSRF Failed');
}
