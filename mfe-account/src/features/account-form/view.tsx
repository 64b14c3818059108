import type { ApiError } from '@vitrava/shared-kit/errors';
import { FormProblems, type FormProblemsByField, ValidatedForm } from '@vitrava/shared-kit/forms/fields';
import { useMessages } from '@vitrava/shared-kit/forms/messages';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import type { ReactElement, ReactNode } from 'react';
import { problemsOfRefusal } from '../../domain/answers/index.ts';

interface Props<Values> {
  /** Group of its texts: `title`, `failed`, `submit` and, where sending takes long, `sending`. */
  readonly texts: string;
  readonly initialValues?: Partial<Values>;
  /** Sends the values. Gives problems, or rejects with the API's error. */
  readonly onSubmit: (values: Values) => Promise<FormProblemsByField | undefined>;
  /** Problems for an error of the API; the account's own words for refusals by default. */
  readonly toProblems?: (error: ApiError) => FormProblemsByField;
  /** The fields. */
  readonly children: ReactNode;
  /** What surrounds the button; without it the button is as wide as the form. */
  readonly actions?: (submit: ReactElement) => ReactElement;
}

/** A form of the account: its fields, the problems of the whole, and the button that sends it. */
export function AccountForm<Values extends object>({
  texts,
  initialValues,
  onSubmit,
  toProblems = problemsOfRefusal,
  children,
  actions,
}: Props<Values>): ReactElement {
  const { t } = useTranslation();
  const toMessage = useMessages();
  return (
    <ValidatedForm<Values>
      {...(initialValues && { initialValues })}
      onSubmit={(values) => onSubmit(values).catch((error: ApiError) => toProblems(error))}
      toMessage={toMessage}
      label={t(`${texts}.title`)}
    >
      {({ submitting }) => {
        const submit = (
          <Button type="submit" size="large" wide={!actions} loading={submitting}>
            {t([...(submitting ? [`${texts}.sending`] : []), `${texts}.submit`])}
          </Button>
        );
        return (
          <>
            {children}
            <FormProblems title={t(`${texts}.failed`)} />
            {actions ? actions(submit) : submit}
          </>
        );
      }}
    </ValidatedForm>
  );
}
