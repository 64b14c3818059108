import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { useForm } from 'react-final-form';
import { LOCALES } from '../../contracts/locale.ts';
import { useFormField, useSettling } from '../fields/index.ts';
import { useLanguage } from '../messages/index.ts';
import { createPhoneEntry, type PhoneFormat, type PhoneRestrictions } from '../phone/index.ts';
import type { ValidationProblem, Validator } from '../validators/index.ts';

/** What a phone field of a form is given, see `FormPhoneField`. */
export interface PhoneEntrySettings extends PhoneRestrictions {
  readonly name: string;
  readonly label: ReactNode;
  readonly required: boolean;
  readonly validate?: Validator | undefined;
  readonly format?: PhoneFormat;
  readonly maxLength: number;
}

/** Ties the behaviour of a phone field to the form around it. Format and restrictions are those of the first rendering. */
export function usePhoneEntry({ name, label, required, validate, maxLength, ...settings }: PhoneEntrySettings) {
  const form = useForm();
  const locale = LOCALES[useLanguage()].iso;
  const [entry] = useState(() =>
    createPhoneEntry({
      ...settings,
      maxLength,
      locale,
      value: String(form.getFieldState(name)?.value ?? form.getState().values[name] ?? ''),
      onRead: (value) => form.change(name, value),
      // The form judges a value only when it changes.
      onJudged: (value) =>
        form.batch(() => {
          form.change(name, '');
          form.change(name, value);
        }),
    }),
  );
  const state = useSyncExternalStore(entry.subscribe, entry.state, entry.state);

  function judge(value: unknown, all: Readonly<Record<string, unknown>>): ValidationProblem | undefined {
    const text = typeof value === 'string' ? value : '';
    if (text.trim() === '') return required ? { key: 'required' } : undefined;
    const reason = entry.judge(text);
    return reason === undefined ? validate?.(text, all) : { key: 'phone', values: { reason } };
  }

  const field = useFormField(name, '', judge, label);
  useSettling(entry.settle);
  useEffect(() => entry.give(field.value), [entry, field.value]);
  return { entry, state, field };
}
