import { type ReactNode, useState } from 'react';
import { Button } from '../../src/ui/button/index.ts';
import { Dialog, type DialogConfirm, type DialogProps } from '../../src/ui/dialog/index.ts';
import { PasswordField } from '../../src/ui/password-field/index.ts';
import { TextField } from '../../src/ui/text-field/index.ts';
import styles from '../gallery.module.css';
import { controlled, Line, type Part } from '../part.tsx';
import type { Texts } from '../texts.ts';

const Text = controlled(TextField, 'value', 'onChange');
const Password = controlled(PasswordField, 'value', 'onChange');

interface OpenerProps extends Partial<Omit<DialogProps, 'open' | 'onClose' | 'confirm'>> {
  /** On the button; the title as well, when there is no other. */
  readonly label: string;
  readonly confirm?: Omit<DialogConfirm, 'onConfirm'>;
}

/** A button and the dialog that it opens. */
function Opener({ label, title = label, confirm, children, ...rest }: OpenerProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <OpenButton label={label} onClick={() => setOpen(true)} />
      <Dialog {...rest} {...(confirm && { confirm: { ...confirm, onConfirm: close } })} open={isOpen} onClose={close} title={title}>
        {children}
      </Dialog>
    </>
  );
}

function OpenButton({ label, onClick }: { readonly label: string; readonly onClick: () => void }) {
  return (
    <Button variant="secondary" aria-haspopup="dialog" onClick={onClick}>
      {label}
    </Button>
  );
}

const LEVELS = [1, 2, 3] as const;

/** Three levels, each opened from the one beneath. */
function Stacked({ t }: { readonly t: Texts }) {
  const [height, setHeight] = useState(0);
  return (
    <>
      <OpenButton label={t.stacked} onClick={() => setHeight(1)} />
      {LEVELS.map((level) => (
        <Dialog
          key={level}
          open={height >= level}
          onClose={() => setHeight(level - 1)}
          title={`${t.level} ${level}`}
          closeLabel={`${t.close} ${level}`}
          size={level === 1 ? 'normal' : 'small'}
        >
          <div className={styles['long']}>
            <p>{t.faqAnswer}</p>
            {level < LEVELS.length && (
              <Button variant="secondary" onClick={() => setHeight(level + 1)}>
                {t.deeper}
              </Button>
            )}
          </div>
        </Dialog>
      ))}
    </>
  );
}

/** The button that opened it is removed while it is open. */
function VanishingOpener({ t }: { readonly t: Texts }) {
  const [isOpen, setOpen] = useState(false);
  const [isThere, setThere] = useState(true);
  return (
    <div data-around="opener">
      {isThere && <OpenButton label={t.vanishing} onClick={() => setOpen(true)} />}
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t.vanishing} closeLabel={t.close}>
        <Button variant="secondary" onClick={() => setThere(false)}>
          {t.removeOpener}
        </Button>
      </Dialog>
    </div>
  );
}

/** It is taken off the page while it is open. */
function LeavingDialog({ t }: { readonly t: Texts }) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <OpenButton label={t.leaving} onClick={() => setOpen(true)} />
      {isOpen && (
        <Dialog open onClose={close} title={t.leaving} closeLabel={t.close}>
          <Button variant="secondary" onClick={close}>
            {t.takeAway}
          </Button>
        </Dialog>
      )}
    </>
  );
}

/** Each opens by its button; what a dialog does is proven in the browser (`e2e/kit/dialog.spec.ts`). */
function dialogs(t: Texts): ReactNode {
  const buttons = { closeLabel: t.close, cancelLabel: t.cancel };
  const confirm = { label: t.confirm };
  const text = <p>{t.longText}</p>;
  return (
    <Line>
      {(['small', 'normal', 'large'] as const).map((size) => (
        <Opener key={size} label={t[size]} size={size} {...buttons} confirm={confirm}>
          {text}
        </Opener>
      ))}
      <Opener label={t.question2} {...buttons} confirm={{ label: t.yes, variant: 'danger' }}>
        <p>{t.lineFail}</p>
      </Opener>
      <Opener label={t.busyDialog} {...buttons} confirm={{ ...confirm, disabled: true }}>
        {text}
      </Opener>
      <Opener label={t.longDialog} title={`${t.longDialog}: ${t.longWord}`} size="normal" closeLabel={t.close} confirm={confirm}>
        <div className={styles['long']}>
          {Array.from({ length: 14 }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs are alike
            <p key={index}>{t.longText}</p>
          ))}
          <a href="#dialog">{t.link}</a>
        </div>
      </Opener>
      <Opener label={t.bareDialog} hideTitle>
        {text}
      </Opener>
      <Opener label={t.formDialog} title={t.login} {...buttons} confirm={confirm}>
        <div className={styles['long']}>
          <Text label={t.email} value="" required />
          <Password
            label={t.password}
            value=""
            error={t.agreeError}
            showLabel={t.show}
            hideTextLabel={t.hide}
            clearLabel={t.clear}
            autoComplete="off"
          />
        </div>
      </Opener>
      <Stacked t={t} />
      <VanishingOpener t={t} />
      <LeavingDialog t={t} />
    </Line>
  );
}

export const DIALOGS: readonly Part[] = [
  { subpath: 'dialog', states: (t) => [{ name: 'each by its button', width: 'line', view: dialogs(t) }] },
];
