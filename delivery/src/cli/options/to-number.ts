import { InvalidArgumentError } from 'commander';

/** Reads a number from 0 on; refuses everything else. */
export function toNumber(text: string): number {
  const value = Number(text);
  if (text.trim() === '' || !Number.isFinite(value) || value < 0) throw new InvalidArgumentError('It must be a number from 0.');
  return value;
}
