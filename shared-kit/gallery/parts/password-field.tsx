import { useState } from 'react';
import { PasswordField } from '../../src/ui/password-field/index.ts';
import { Case } from '../case.tsx';
import { useGallery } from '../context.tsx';
import styles from '../gallery.module.css';

export function PasswordFieldPart() {
  const { t } = useGallery();
  const [password, setPassword] = useState('correct horse');
  const props = { label: t.password, showLabel: t.show, hideTextLabel: t.hide, clearLabel: t.clear, autoComplete: 'off' };
  return (
    <div className={styles['fields']}>
      <Case name="filled">
        <PasswordField {...props} required value={password} onChange={setPassword} />
      </Case>
      <Case name="empty, hint">
        <PasswordField {...props} hint={t.emailHint} value="" onChange={() => {}} />
      </Case>
      <Case name="error">
        <PasswordField {...props} error={t.agreeError} value="short" onChange={() => {}} />
      </Case>
      <Case name="disabled">
        <PasswordField {...props} disabled value="secret" onChange={() => {}} />
      </Case>
    </div>
  );
}
