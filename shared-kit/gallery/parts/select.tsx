import { useState } from 'react';
import { Select } from '../../src/ui/select/index.ts';
import { Case } from '../case.tsx';
import { useGallery } from '../context.tsx';
import styles from '../gallery.module.css';

export function SelectPart() {
  const { t } = useGallery();
  const [sort, setSort] = useState('0');
  const options = t.sorts.map((label, index) => ({ value: String(index), label }));
  return (
    <div className={styles['fields']}>
      <Case name="plain">
        <Select label={t.sort} value={sort} onChange={setSort} options={options} />
      </Case>
      <Case name="required, error">
        <Select label={t.sort} required error={t.agreeError} value={sort} onChange={setSort} options={options} />
      </Case>
      <Case name="disabled">
        <Select label={t.sort} disabled value="1" onChange={() => {}} options={options} />
      </Case>
      <Case name="long words">
        <Select label={t.sort} value="x" onChange={() => {}} options={[{ value: 'x', label: `${t.longWord} ${t.longWord}` }]} />
      </Case>
    </div>
  );
}
