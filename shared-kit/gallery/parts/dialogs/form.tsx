import { useState } from 'react';
import { Dialog } from '../../../src/ui/dialog/index.ts';
import { PasswordField } from '../../../src/ui/password-field/index.ts';
import { TextField } from '../../../src/ui/text-field/index.ts';
import { useGallery } from '../../context.tsx';
import styles from '../../gallery.module.css';
import { Opener } from './opener.tsx';

export function FormDialog() {
  const { t } = useGallery();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  return (
    <Opener label={t.formDialog}>
      {(isOpen, close) => (
        <Dialog
          open={isOpen}
          onClose={close}
          title={t.login}
          closeLabel={t.close}
          cancelLabel={t.cancel}
          confirm={{ label: t.confirm, onConfirm: close }}
        >
          <div className={styles['long']}>
            <TextField label={t.email} value={email} onChange={setEmail} required />
            <PasswordField
              label={t.password}
              value={password}
              onChange={setPassword}
              error={t.agreeError}
              showLabel={t.show}
              hideTextLabel={t.hide}
              clearLabel={t.clear}
              autoComplete="off"
            />
          </div>
        </Dialog>
      )}
    </Opener>
  );
}
