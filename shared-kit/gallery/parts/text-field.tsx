import { useState } from 'react';
import { TextField } from '../../src/ui/text-field/index.ts';
import { Case } from '../case.tsx';
import { useGallery } from '../context.tsx';
import styles from '../gallery.module.css';

export function TextFieldPart() {
  const { t } = useGallery();
  const [email, setEmail] = useState('');
  return (
    <div className={styles['fields']}>
      <Case name="required, hint">
        <TextField label={t.email} hint={t.emailHint} required value={email} onChange={setEmail} clearLabel={t.clear} />
      </Case>
      <Case name="filled, can be emptied">
        <TextField label={t.email} value="name@example.ru" onChange={() => {}} clearLabel={t.clear} />
      </Case>
      <Case name="error">
        <TextField label={t.email} error={t.emailError} required value="name@" onChange={() => {}} clearLabel={t.clear} />
      </Case>
      <Case name="disabled">
        <TextField label={t.email} disabled value="name@example.ru" onChange={() => {}} clearLabel={t.clear} />
      </Case>
      <Case name="placeholder, hidden label">
        <TextField label={t.email} hideLabel placeholder={t.email} value="" onChange={() => {}} />
      </Case>
      <Case name="long words">
        <TextField label={`${t.longWord} ${t.longWord}`} error={t.longWord} value={t.longWord} onChange={() => {}} clearLabel={t.clear} />
      </Case>
    </div>
  );
}
