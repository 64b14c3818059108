import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { focusFirstInvalid } from '@vitrava/shared-kit/forms/fields';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button, ButtonLink } from '@vitrava/shared-kit/ui/button';
import { TextField } from '@vitrava/shared-kit/ui/text-field';
import { useUnit } from 'effector-react';
import { type ReactElement, type RefObject, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { isWhole, type Period, WHOLE_TIME } from '../../../domain/orders/index.ts';
import { $request, ordersPath } from '../request.ts';
import { $periodProblems, periodEntered } from './choosing.ts';
import styles from './view.module.css';

const ENDS = ['from', 'to'] as const;

/** Something was written that is no date; the browser gives it as no text at all. */
const UNREADABLE = '?';

interface Props {
  /** How many orders are of these days, as a sentence; empty until it is known. */
  readonly found: string;
}

/** The days whose orders are shown. A form of the address, which works without scripts. */
export function PeriodForm({ found }: Props): ReactElement {
  const { request } = useUnit({ request: $request });
  const period = request.period ?? WHOLE_TIME;
  return <Fields address={`${request.group} ${period.from} ${period.to}`} period={period} found={found} />;
}

interface FieldsProps extends Props {
  readonly address: string;
  readonly period: Period;
}

function Fields({ address, period, found }: FieldsProps): ReactElement {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const sender = useRef<HTMLButtonElement>(null);
  const clearing = useClearing(form, sender, address);
  const [shown, setShown] = useState(address);
  const [entered, enter] = useState(period);
  const [attempts, setAttempts] = useState(0);
  // Input for another address is dropped. The elements stay, and the focus with them.
  if (shown !== address) {
    setShown(address);
    enter(period);
    setAttempts(0);
  }
  const { locale, request, problems, choose } = useUnit({
    locale: $locale,
    request: $request,
    problems: $periodProblems,
    choose: periodEntered,
  });
  const pathOf = (wanted: Period | null): string => localizePath(ordersPath({ ...request, page: 1, period: wanted }), locale);

  useEffect(() => {
    if (attempts > 0 && form.current) focusFirstInvalid(form.current);
  }, [attempts]);

  function send(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    const textOf = (end: keyof Period): string => {
      const field = form.current?.elements.namedItem(end);
      return field instanceof HTMLInputElement && field.validity.badInput ? UNREADABLE : entered[end];
    };
    choose({ from: textOf('from'), to: textOf('to') });
    setAttempts(attempts + 1);
  }

  return (
    <form
      ref={form}
      className={styles['root']}
      action={pathOf(null)}
      method="get"
      noValidate
      aria-label={t('orders.period.label')}
      onSubmit={send}
    >
      {ENDS.map((end) => (
        <TextField
          key={end}
          type="date"
          name={end}
          label={t(`orders.period.${end}`)}
          value={entered[end]}
          onChange={(text) => enter({ ...entered, [end]: text })}
          {...(problems[end] && { error: t(`orders.period.problems.${problems[end]}`) })}
        />
      ))}
      <div className={styles['actions']}>
        <Button ref={sender} type="submit" variant="secondary">
          {t('orders.period.show')}
        </Button>
        {!isWhole(period) && (
          <ButtonLink
            variant="ghost"
            href={pathOf(WHOLE_TIME)}
            data-scroll="keep"
            onClick={() => {
              clearing.current = true;
            }}
          >
            {t('orders.period.clear')}
          </ButtonLink>
        )}
      </div>
      <p className={styles['found']} role="status">
        {isWhole(period) ? '' : found}
      </p>
    </form>
  );
}

/** Follows the address to another period: empties dates that were begun, and moves the focus from the link to all dates, which is gone then. */
function useClearing(form: RefObject<HTMLFormElement | null>, sender: RefObject<HTMLButtonElement | null>, address: string) {
  const isClearing = useRef(false);
  const settled = useRef(address);
  // A date that was begun is known to the browser alone.
  useEffect(() => {
    if (settled.current === address) return;
    settled.current = address;
    for (const end of ENDS) {
      const field = form.current?.elements.namedItem(end);
      if (field instanceof HTMLInputElement && field.validity.badInput) field.value = '';
    }
    // The link to all dates has gone, and the focus with it.
    if (isClearing.current && document.activeElement === document.body) sender.current?.focus();
    isClearing.current = false;
  }, [address, form, sender]);
  return isClearing;
}
