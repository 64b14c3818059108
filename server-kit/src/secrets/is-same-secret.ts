import { timingSafeEqual } from 'node:crypto';

/** Compares a given text with a secret in a time that does not depend on where they differ. */
export function isSameSecret(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)];
  return left.length === right.length && timingSafeEqual(left, right);
}
