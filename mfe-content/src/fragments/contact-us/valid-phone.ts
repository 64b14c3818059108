import type { Validator } from '@vitrava/shared-kit/forms/validators';
import type { ReadPhone } from './phone.ts';

/** A number that exists; an empty one is the business of `required`. Until the rules are there every number passes: the send checks it again. */
export function validPhone(readPhone: ReadPhone | undefined): Validator {
  return (value) => (typeof value !== 'string' || value === '' || !readPhone || readPhone(value) !== null ? undefined : { key: 'phone' });
}
