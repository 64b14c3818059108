import { useTranslation } from '@vitrava/shared-kit/i18n';
import { TextField } from '@vitrava/shared-kit/ui/text-field';
import { useState } from 'react';
import type { ConsoleSession } from '../report/index.ts';

/** The field that distinguishes a form of the console from a form of any other site. */
export function CsrfField({ session }: { readonly session: ConsoleSession }) {
  return <input type="hidden" name="csrf" value={session.csrfToken} />;
}

export function KeyField({ hint, error }: { readonly hint: string; readonly error: string | null }) {
  const { t } = useTranslation();
  const [key, setKey] = useState('');
  return (
    <TextField
      label={t('signIn.key')}
      name="key"
      type="password"
      autoComplete="current-password"
      required
      maxLength={100}
      value={key}
      onChange={setKey}
      hint={hint}
      error={error}
    />
  );
}
