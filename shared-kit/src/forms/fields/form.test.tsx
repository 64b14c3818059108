import { describe, expect, it, jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { email, firstProblem, required } from '../validators/index.ts';
import { FormCheckbox, FormProblems, type FormProblemsByField, FormTextField, ValidatedForm } from './index.ts';

const toMessage = (problem: { key: string }, field: string) => `${field}: ${problem.key}`;

function setUp(answer?: FormProblemsByField) {
  const onSubmit = jest.fn(async (_values: object) => answer);
  render(
    <ValidatedForm onSubmit={onSubmit} toMessage={toMessage} label="Contact">
      <FormTextField name="name" label="Name" validate={required} />
      <FormTextField name="email" label="E-mail" validate={firstProblem(required, email)} />
      <FormCheckbox name="agreed" label="I agree" />
      <FormProblems title="Look here" toMessage={toMessage} />
      <button type="submit">{'Send'}</button>
    </ValidatedForm>,
  );
  return { onSubmit, send: () => userEvent.click(screen.getByRole('button', { name: 'Send' })) };
}

describe('ValidatedForm', () => {
  it('says nothing before a field is left, then tells its problem below it', async () => {
    setUp();
    await userEvent.type(screen.getByLabelText('E-mail'), 'a@');
    expect(screen.queryByText('email: email')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('email: email')).toBeTruthy();
  });

  it('does not scold who only passes through an empty field', async () => {
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

  it('tells problems of fields that it does not have in a summary', async () => {
    const { send } = setUp({ captcha: { key: 'required' } });
    await userEvent.type(screen.getByLabelText('Name'), 'Anna');
    await userEvent.type(screen.getByLabelText('E-mail'), 'a@b.ru');
    await send();
    expect((await screen.findByRole('alert')).textContent).toContain('captcha: required');
  });
});
