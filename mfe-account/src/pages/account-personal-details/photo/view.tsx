import { announcementRequested } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { UserIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import { type ChangeEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import type { Customer } from '../../../contracts.ts';
import { $isPhotoPending, $photoChange, $photoFailure, photoChosen, photoRemoved } from './model.ts';
import styles from './view.module.css';

interface Props {
  readonly customer: Customer;
}

/** The customer's photo, and the ways to another; without one, what their name begins with. */
export function Photo({ customer }: Props): ReactElement {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const { isPending, failure, change, choose, remove, announce } = useUnit({
    change: $photoChange,
    announce: announcementRequested,
    isPending: $isPhotoPending,
    failure: $photoFailure,
    choose: photoChosen,
    remove: photoRemoved,
  });
  const hasPhoto = Boolean(customer.photo_path);

  useEffect(() => {
    if (change === null) return;
    announce({ text: t(`photo.${change}`), tone: 'notice' });
    // The button that removes has gone with the photo, and the focus with it.
    if (change === 'removed' && document.activeElement === document.body) chooser.current?.focus();
  }, [change, announce, t]);

  function take(event: ChangeEvent<HTMLInputElement>): void {
    const [file] = event.target.files ?? [];
    // The same file can be chosen once more.
    event.target.value = '';
    if (file) choose(file);
  }

  return (
    <div className={styles['root']}>
      <Portrait key={customer.photo_path} customer={customer} />
      <div className={styles['actions']}>
        <input ref={input} type="file" accept="image/*" hidden onChange={take} />
        <Button ref={chooser} variant="secondary" size="small" loading={isPending} onClick={() => input.current?.click()}>
          {t(hasPhoto ? 'photo.change' : 'photo.add')}
        </Button>
        {hasPhoto && (
          <Button variant="ghost" size="small" onClick={() => remove()}>
            {t('photo.remove')}
          </Button>
        )}
      </div>
      {failure && (
        <div className={styles['failure']}>
          <Failure size="line" title={t('photo.failed')} text={t(`photo.failures.${failure}`)} />
        </div>
      )}
    </div>
  );
}

/** Its address may be of a picture that is gone. */
function Portrait({ customer }: Props): ReactElement {
  const { t } = useTranslation();
  const [isGone, setGone] = useState(false);
  const { photo_path: photo, first_name: first, last_name: last } = customer;
  if (photo && !isGone) {
    return <img className={styles['portrait']} src={photo} width={72} height={72} alt={t('photo.alt')} onError={() => setGone(true)} />;
  }
  const initials = [first, last].map((name) => [...name][0] ?? '').join('');
  return (
    <span className={styles['portrait']} aria-hidden="true">
      {initials === '' ? <UserIcon size="large" /> : initials}
    </span>
  );
}
