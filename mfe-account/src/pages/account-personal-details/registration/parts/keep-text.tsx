import { useUnit } from 'effector-react';
import { FormSpy } from 'react-final-form';
import type { Details } from '../details.ts';
import { detailsWritten } from '../steps.ts';

/** Gives the model what is written in the form around it, so that nothing is lost with the form. */
export function KeepText() {
  const { write } = useUnit({ write: detailsWritten });
  return <FormSpy<Details> subscription={{ values: true }} onChange={({ values }) => write(values)} />;
}
