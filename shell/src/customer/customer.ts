import './language.ts';
import './private-data.ts';
import { signedOut } from '@vitrava/shared-kit/bus/session';
import { $customerName } from '../bus/account.ts';
import { customerRead } from './record.ts';

export { customerCame } from './record.ts';

$customerName.on(customerRead, (_, { firstName, lastName, phone }) => ({ firstName, lastName, phone })).on(signedOut, () => null);
