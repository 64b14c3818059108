import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { statusError } from '../../errors/index.ts';
import { createI18n, I18nProvider } from '../../i18n/index.ts';
import { problemsOf } from '../answers/index.ts';
import { kitMessage, useMessages } from '../messages/index.ts';
import { birthDate, email, firstProblem, newPassword, required } from '../validators/index.ts';
import {
  FormCheckbox,
  FormDateField,
  FormPasswordField,
  FormProblems,
  type FormProblemsByField,
  FormTextArea,
  FormTextField,
  ValidatedForm,
} from './index.ts';

const toMessage = (problem: { key: string }, field: string) => `${field}: ${problem.key}`;

function setUp(answer?: FormProblemsByField) {
  const onSubmit = jest.fn(async (_values: object) => answer);
  render(
    <ValidatedForm onSubmit={onSubmit} toMessage={toMessage} label="Contact">
      <FormTextField name="name" label="Name" validate={required} />
      <FormTextField name="email" label="E-mail" validate={firstProblem(required, email)} />
      <FormCheckbox name="agreed" label="I agree" />
      <FormProblems title="Look here" />
      <button type="submit">{'Send'}</button>
    </ValidatedForm>,
  );
  return { onSubmit, send: () => userEvent.click(screen.getByRole('button', { name: 'Send' })) };
}

describe('ValidatedForm', () => {
  it('The form shows no problem before a field is left, then one below it', async () => {
    setUp();
    await userEvent.type(screen.getByLabelText('E-mail'), 'a@');
    expect(screen.queryByText('email: email')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('email: email')).toBeTruthy();
  });

  it('Passing through an empty field shows no problem', async () => {
    setUp();
    await userEvent.click(screen.getByLabelText('Name'));
    await userEvent.tab();
    expect(screen.queryByText('name: required')).toBeNull();
  });

  it('moves the focus to the first field with a problem and sends nothing', async () => {
    const { onSubmit, send } = setUp();
    await userEvent.type(screen.getByLabelText('E-mail'), 'a@b.ru');
    await send();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')));
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it("keeps the text after a failed send and shows the server's word until the value changes", async () => {
    const { onSubmit, send } = setUp({ email: { key: 'email' } });
    await userEvent.type(screen.getByLabelText('Name'), 'Anna');
    await userEvent.type(screen.getByLabelText('E-mail'), 'a@b.ru');
    await userEvent.click(screen.getByLabelText('I agree'));
    await send();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: 'Anna', email: 'a@b.ru', agreed: true });
    const input = screen.getByLabelText<HTMLInputElement>('E-mail');
    await waitFor(() => expect(document.activeElement).toBe(input));
    expect(screen.getByText('email: email')).toBeTruthy();
    expect(input.value).toBe('a@b.ru');
    await userEvent.type(input, 'u');
    expect(screen.queryByText('email: email')).toBeNull();
  });

  it('shows problems of fields that it does not have in a summary', async () => {
    const { send } = setUp({ captcha: { key: 'required' } });
    await userEvent.type(screen.getByLabelText('Name'), 'Anna');
    await userEvent.type(screen.getByLabelText('E-mail'), 'a@b.ru');
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('captcha: required');
  });
});

type Details = {
  readonly city: string;
  readonly date_of_birth: string;
  readonly password: string;
  readonly point: string;
  readonly note: string;
};

function DetailsForm({ onSubmit }: { readonly onSubmit: (values: Details) => FormProblemsByField | undefined }) {
  return (
    <ValidatedForm<Details> onSubmit={onSubmit} toMessage={useMessages()} label="Details" initialValues={{ date_of_birth: '1990-12-31' }}>
      <FormTextField name="city" label="Город" validate={required} required />
      <FormDateField name="date_of_birth" label="Дата рождения" validate={firstProblem(required, birthDate)} autoComplete="bday" />
      <FormPasswordField name="password" label="Пароль" validate={firstProblem(required, newPassword)} autoComplete="new-password" />
      <FormTextArea name="note" label="Заметка" maxLength={100} />
      <FormProblems title="Не получилось" />
      <button type="submit">{'Отправить'}</button>
    </ValidatedForm>
  );
}

describe("the form kit's own words", () => {
  function open(answer?: FormProblemsByField) {
    const onSubmit = jest.fn((_values: Details) => answer);
    const own = { problems: { password: { required: 'Без пароля не войти.' } } };
    render(
      <I18nProvider i18n={createI18n('ru', own)}>
        <DetailsForm onSubmit={onSubmit} />
      </I18nProvider>,
    );
    return { onSubmit, send: () => userEvent.click(screen.getByRole('button', { name: 'Отправить' })) };
  }
  const date = () => screen.getByLabelText<HTMLInputElement>('Дата рождения');
  const fill = async () => {
    await userEvent.type(screen.getByLabelText(/^Город/), 'Пермь');
    await userEvent.type(screen.getByLabelText('Пароль'), 'Abcdefg1');
  };

  it("[A15] require a field by its label, and give way to the remote's own", async () => {
    const { send } = open();
    await send();
    expect(screen.getByText('Заполните поле «Город».')).toBeTruthy();
    expect(screen.getByText('Без пароля не войти.')).toBeTruthy();
  });

  it('reads a date as it is written, and shows it as it is read', async () => {
    const { onSubmit, send } = open();
    expect(date().value).toBe('31.12.1990');
    await userEvent.clear(date());
    await userEvent.type(date(), '1 2 2001');
    expect(date().value).toBe('1 2 2001');
    await userEvent.tab();
    expect(date().value).toBe('01.02.2001');
    await fill();
    await send();
    expect(onSubmit.mock.calls[0]?.[0]).toEqual({ city: 'Пермь', date_of_birth: '2001-02-01', password: 'Abcdefg1' });
  });

  it('An unreadable date stays as it is, with a hint at the format', async () => {
    open();
    await userEvent.clear(date());
    await userEvent.type(date(), '31.02.2001');
    await userEvent.tab();
    expect(date().value).toBe('31.02.2001');
    expect(screen.getByText('Напишите дату так: 31.12.1990.')).toBeTruthy();
  });

  it('[E14] The form shows refusals of the API beside their fields, and the rest in a summary, never with the API’s texts', async () => {
    const body = { city: ['Такого города нет.'], captcha: ['Не сошлось.'], non_field_errors: ['Попробуйте завтра.'] };
    const { send } = open(problemsOf(statusError(400, body, null)));
    await fill();
    await send();
    const city = screen.getByLabelText(/^Город/);
    await waitFor(() => expect(document.activeElement).toBe(city));
    expect(city.getAttribute('aria-invalid')).toBe('true');
    const summary = screen.getByRole('alert').textContent;
    expect(summary).toContain(kitMessage('ru', { key: 'refused' }, 'captcha'));
    expect(summary).toContain(kitMessage('ru', { key: 'refused' }, 'detail'));
    for (const sentence of Object.values(body).flat()) expect(document.body.textContent).not.toContain(sentence);
  });
});
