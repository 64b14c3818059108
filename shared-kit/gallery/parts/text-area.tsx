import { useState } from 'react';
import { TextArea } from '../../src/ui/text-area/index.ts';
import { Case } from '../case.tsx';
import { useGallery } from '../context.tsx';
import styles from '../gallery.module.css';

export function TextAreaPart() {
  const { t } = useGallery();
  const [question, setQuestion] = useState('');
  return (
    <div className={styles['fields']}>
      <Case name="empty">
        <TextArea label={t.question} value={question} onChange={setQuestion} />
      </Case>
      <Case name="two rows, at most 140">
        <TextArea label={t.question} rows={2} maxLength={140} hint={t.emailHint} value={t.longText} onChange={() => {}} />
      </Case>
      <Case name="error">
        <TextArea label={t.question} required error={t.agreeError} value={t.longWord} onChange={() => {}} />
      </Case>
      <Case name="disabled">
        <TextArea label={t.question} disabled value={t.longText} onChange={() => {}} />
      </Case>
    </div>
  );
}
