import { UserSchema } from '@vitrava/shared-kit/contracts/api';
import { lenient, nullable, select, Type } from '@vitrava/shared-kit/contracts/schema';

/** `access` is null when the browser has no session at all: the shop's own proxy answers that, see decision 007. */
export const RefreshedToken = Type.Object({ access: nullable(Type.String()) });

export const Person = lenient(select(UserSchema, ['first_name', 'last_name', 'phone'], { ui_language: Type.String() }), [
  'phone',
  'ui_language',
]);
