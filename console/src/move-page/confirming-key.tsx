import { useTranslation } from '@vitrava/shared-kit/i18n';
import { TextField } from '@vitrava/shared-kit/ui/text-field';
import { useState } from 'react';
import type { KeyFailure } from '../page/index.ts';

const FAILURES = { required: 'move.keyRequired', 'wrong-key': 'move.wrongKey', 'too-many': 'signIn.tooMany' } as const;

/** The operator's key once more, where it was not entered recently. */
export function ConfirmingKey({ failure }: { readonly failure: KeyFailure | null }) {
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
      hint={t('move.keyHint')}
      error={failure && t(FAILURES[failure])}
    />
  );
}
