import './language.ts';
import './leftovers.ts';
import { $customerName } from '@vitrava/shared-kit/bus/account';
import { signedOut } from '@vitrava/shared-kit/bus/session';
import { sample } from 'effector';
import { customerRead } from './record.ts';

export { customerCame } from './record.ts';

sample({ clock: customerRead, fn: ({ firstName, lastName, phone }) => ({ firstName, lastName, phone }), target: $customerName });
sample({ clock: signedOut, fn: () => null, target: $customerName });
