import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-final-form';
import { useFormField } from '../fields/index.ts';
import {
  chosen,
  formValue,
  given,
  homeFound,
  left,
  loadPhoneRules,
  newEntry,
  type PhoneEntry,
  type PhoneSettings,
  pasted,
  problemOf,
  read,
  typed,
  visitorCountry,
} from '../phone/index.ts';
import type { Validator } from '../validators/index.ts';

type Judgement = ReturnType<Validator>;

/** What a phone field of a form is given, see `FormPhoneField`. */
export interface PhoneEntrySettings extends PhoneSettings {
  readonly name: string;
  readonly label: ReactNode;
  readonly required: boolean;
  readonly validate?: Validator | undefined;
}

/** The content of a field, and the form around it. */
function useEntry(name: string, settings: PhoneSettings) {
  const form = useForm();
  const [entry, setEntry] = useState(() => newEntry(settings, String(form.getState().values[name] ?? '')));
  /** For what ends after this rendering. */
  const latest = useRef(entry);

  function become(next: PhoneEntry): void {
    latest.current = next;
    setEntry(next);
  }

  function write(next: PhoneEntry): void {
    become(next);
    form.change(name, formValue(next));
  }

  /** The same text means something else now. The form judges a value only when it changes; until the rules are there, it waits for them. */
  function readAgain(change: Partial<PhoneEntry>): void {
    const before = latest.current;
    const changed = { ...before, ...change };
    const next = before.text === '' ? changed : read(changed, settings);
    become(next);
    if (next.text === '') return;
    form.batch(() => {
      if (before.rules !== null && formValue(next) === formValue(before)) form.change(name, '');
      form.change(name, formValue(next));
    });
  }

  return { entry, latest, become, write, readAgain };
}

/** Ties the behaviour of a phone field to the form around it. Typing is never disturbed: a number is formatted when the field is left. */
export function usePhoneEntry({ name, label, required, validate, ...settings }: PhoneEntrySettings) {
  const { entry, latest, become, write, readAgain } = useEntry(name, settings);
  const loading = useRef<Promise<void>>(undefined);
  const [isLoading, setLoading] = useState(false);
  const isHomeRequested = useRef(false);

  /** Never rejects. */
  function loadRules(): Promise<void> {
    loading.current ??= loadPhoneRules().then(
      (rules) => readAgain({ rules }),
      () => {
        loading.current = undefined;
        readAgain({ rules: 'failed' });
      },
    );
    return loading.current;
  }

  async function findHome(): Promise<void> {
    if (isHomeRequested.current) return;
    isHomeRequested.current = true;
    const country = await visitorCountry();
    const next = homeFound(latest.current, settings, country);
    if (next.home !== latest.current.home) readAgain({ home: next.home, country: next.country });
  }

  /** A send waits for the rules of a number, a prefilled one too: final-form waits for promises of validators. */
  function judge(value: unknown, all: Readonly<Record<string, unknown>>): Judgement | Promise<Judgement> {
    const text = typeof value === 'string' ? value : '';
    if (text.trim() === '') return required ? { key: 'required' } : undefined;
    const present = text === formValue(latest.current) ? latest.current : given(latest.current, settings, text);
    if (present.rules === null) return loadRules().then(() => judge(formValue(latest.current), all));
    const reason = problemOf(present, settings);
    return reason === undefined ? validate?.(text, all) : { key: 'phone', values: { reason } };
  }

  const field = useFormField(name, '', judge, label);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the form gives it another value
  useEffect(() => {
    if (field.value === formValue(latest.current)) return;
    write(given(latest.current, settings, field.value));
  }, [field.value]);

  return {
    entry,
    field,
    isLoading,
    write: (text: string) => write(typed(latest.current, settings, text)),
    choose(country: string): void {
      const next = chosen(latest.current, settings, country);
      // An empty field stays as it was for the form.
      if (next.text === '') become(next);
      else write(next);
    },
    /** True when it was taken here, false when the browser shall insert it. */
    paste(text: string): boolean {
      const next = pasted(latest.current, settings, text);
      if (next) write(next);
      return next !== null;
    },
    /** The field is used: the rules are loaded, and the visitor's country is requested. */
    focus(): void {
      setLoading(true);
      void loadRules().then(() => setLoading(false));
      void findHome();
    },
    leave: () => become(left(latest.current, settings)),
  };
}
