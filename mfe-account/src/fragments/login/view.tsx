import type { FragmentProps } from '@vitrava/shared-kit/mount/fragment';
import { useGate, useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { LoginGate } from './gate.ts';
import { LoginForm } from './login-form.tsx';
import { $mode } from './mode.ts';
import { $recovery } from './recovery.ts';
import { RecoveryForm } from './recovery-form.tsx';
import { RecoverySent } from './recovery-sent.tsx';

/** Sign-in in a popup: the login form, and the recovery of a lost password. */
export function LoginView({ close, input }: FragmentProps): ReactElement {
  useGate(LoginGate, { close, input });
  const { mode, recovery } = useUnit({ mode: $mode, recovery: $recovery });
  if (mode === 'login') return <LoginForm />;
  return recovery.step === 'success' ? <RecoverySent /> : <RecoveryForm />;
}
