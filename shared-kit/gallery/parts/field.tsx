import { Field, FieldBox, splitWords } from '../../src/ui/field/index.ts';
import { Case } from '../case.tsx';
import { useGallery } from '../context.tsx';
import styles from '../gallery.module.css';

/** The frame around controls that the kit does not have: here a date. */
export function FieldPart() {
  const { t } = useGallery();
  const cases = [
    { name: 'plain', words: { label: t.date } },
    { name: 'required, hint', words: { label: t.date, required: true, hint: t.emailHint } },
    { name: 'error', words: { label: t.date, required: true, error: t.agreeError } },
    { name: 'hidden label', words: { label: t.date, hideLabel: true } },
  ] as const;
  return (
    <div className={styles['fields']}>
      {cases.map(({ name, words }) => (
        <Case key={name} name={name}>
          <Field {...splitWords(words)[0]}>
            {(control) => (
              <FieldBox invalid={control['aria-invalid'] ?? false}>
                <input {...control} type="date" />
              </FieldBox>
            )}
          </Field>
        </Case>
      ))}
    </div>
  );
}
