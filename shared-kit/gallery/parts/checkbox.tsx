import { useState } from 'react';
import { Checkbox } from '../../src/ui/checkbox/index.ts';
import { Case } from '../case.tsx';
import { useGallery } from '../context.tsx';
import styles from '../gallery.module.css';

export function CheckboxPart() {
  const { t } = useGallery();
  const [isAgreed, setAgreed] = useState(false);
  const props = { checked: isAgreed, onChange: setAgreed };
  return (
    <div className={styles['fields']}>
      <Case name="plain">
        <Checkbox {...props} label={t.agree} />
      </Case>
      <Case name="checked, with a link">
        <Checkbox
          checked
          onChange={() => {}}
          label={
            <>
              {t.agree} <a href="#checkbox">{t.link}</a>
            </>
          }
        />
      </Case>
      <Case name="error">
        <Checkbox {...props} label={t.agree} error={t.agreeError} />
      </Case>
      <Case name="slim, slim checked">
        <Checkbox {...props} slim label={t.slim} />
        <Checkbox slim label={t.checked} checked onChange={() => {}} />
      </Case>
      <Case name="slim, error">
        <Checkbox {...props} slim label={t.slim} error={t.agreeError} />
      </Case>
      <Case name="disabled, disabled checked">
        <Checkbox disabled label={t.slim} checked={false} onChange={() => {}} />
        <Checkbox disabled label={t.checked} checked onChange={() => {}} />
      </Case>
      <Case name="long words">
        <Checkbox {...props} label={`${t.longWord} ${t.longText}`} error={t.longWord} />
      </Case>
    </div>
  );
}
