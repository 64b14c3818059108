import { useState } from 'react';
import { Checkbox } from '../src/ui/checkbox/index.ts';
import { PasswordField } from '../src/ui/password-field/index.ts';
import { Select } from '../src/ui/select/index.ts';
import { TextArea } from '../src/ui/text-area/index.ts';
import { TextField } from '../src/ui/text-field/index.ts';
import styles from './gallery.module.css';
import { Part } from './part.tsx';
import { texts as t } from './texts.ts';

/** Fields. */
export function Forms() {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('correct horse');
  const [question, setQuestion] = useState('');
  const [isAgreed, setAgreed] = useState(true);
  const [sort, setSort] = useState('0');
  return (
    <Part name="text-field, password-field, select, text-area, checkbox">
      <div className={styles['fields']}>
        <TextField label={t.email} hint={t.emailHint} required value={email} onChange={setEmail} clearLabel={t.clear} />
        <TextField label={t.email} error={t.emailError} required value="name@" onChange={setEmail} clearLabel={t.clear} />
        <TextField label={t.email} disabled value="name@example.ru" onChange={setEmail} />
        <PasswordField
          label={t.password}
          required
          value={password}
          onChange={setPassword}
          showLabel={t.show}
          hideTextLabel={t.hide}
          clearLabel={t.clear}
        />
        <Select label={t.sort} value={sort} onChange={setSort} options={t.sorts.map((label, index) => ({ value: String(index), label }))} />
        <TextArea label={t.question} value={question} onChange={setQuestion} />
        <Checkbox label={t.agree} checked={isAgreed} onChange={setAgreed} />
        <Checkbox label={t.agree} checked={false} onChange={setAgreed} error={t.agreeError} />
        <Checkbox slim label={t.slim} checked onChange={setAgreed} />
        <Checkbox slim label={t.slim} checked={false} onChange={setAgreed} error={t.agreeError} />
      </div>
    </Part>
  );
}
