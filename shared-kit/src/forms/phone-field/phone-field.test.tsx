import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createI18n, I18nProvider } from '../../i18n/index.ts';
import { PhoneInput } from '../../ui/phone-field/index.ts';
import { ValidatedForm } from '../fields/index.ts';
import { useMessages } from '../messages/index.ts';
import { loadPhoneRules } from '../phone/index.ts';
import { FormPhoneField, type FormPhoneFieldProps } from './index.ts';

type Sent = { readonly phone: string };

type PhoneFormProps = Partial<FormPhoneFieldProps> & { readonly onSubmit: (values: Sent) => undefined; readonly initial?: string };

function PhoneForm({ onSubmit, initial = '', ...field }: PhoneFormProps) {
  return (
    <ValidatedForm<Sent> initialValues={{ phone: initial }} onSubmit={onSubmit} toMessage={useMessages()} label="Form">
      <FormPhoneField name="phone" label="Phone" {...field} />
      <button type="submit">{'Send'}</button>
    </ValidatedForm>
  );
}

function setUp(field: Omit<PhoneFormProps, 'onSubmit'> = {}) {
  const onSubmit = jest.fn((_values: Sent) => undefined);
  render(
    <I18nProvider i18n={createI18n('en', {})}>
      <PhoneForm onSubmit={onSubmit} {...field} />
    </I18nProvider>,
  );
  return { onSubmit, send: () => userEvent.click(screen.getByRole('button', { name: 'Send' })) };
}

const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone' });
const country = () => screen.getByRole('combobox', { name: 'Country of the number' });
/** The rules are modules, which come a turn or two after the focus. */
const loadRules = () => act(async () => void (await loadPhoneRules()));
const option = (name: RegExp) => screen.getByRole('option', { name, hidden: true });
const activeOption = () => document.getElementById(country().getAttribute('aria-activedescendant') ?? '')?.textContent;
const openList = async () => {
  await userEvent.click(country());
  await loadRules();
};

describe('FormPhoneField', () => {
  beforeEach(() => {
    jest.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ country: 'RU' }));
  });

  it('[K8] takes at most 20 characters; its bare input takes 25 by default', () => {
    setUp();
    expect(input().maxLength).toBe(20);
    render(<PhoneInput aria-label="Bare" value="" onChange={() => {}} />);
    expect(screen.getByLabelText<HTMLInputElement>('Bare').maxLength).toBe(25);
  });

  it('[K10] comes in the sizes normal and big', () => {
    setUp();
    expect(input().closest('[data-size]')?.getAttribute('data-size')).toBe('normal');
    document.body.replaceChildren();
    setUp({ size: 'big' });
    expect(input().closest('[data-size]')?.getAttribute('data-size')).toBe('big');
  });

  it('[K12] sends E.164 of a number that was written anyhow, and shows it in the chosen format', async () => {
    const { onSubmit, send } = setUp();
    await userEvent.type(input(), '8 (916) 123-45-67');
    await loadRules();
    expect(input().value).toBe('8 (916) 123-45-67');
    await send();
    expect(input().value).toBe('+7 916 123 45 67');
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ phone: '+79161234567' }));
  });

  it('[K11] The field shows the problem of a number once it was left, and sends nothing', async () => {
    const { onSubmit, send } = setUp();
    await userEvent.type(input(), '8 916 1');
    await loadRules();
    await userEvent.tab();
    await waitFor(() => expect(screen.getByText('Some digits of the number are missing.')).toBeTruthy());
    await send();
    expect(onSubmit).not.toHaveBeenCalled();
    await waitFor(() => expect(document.activeElement).toBe(input()));
  });

  it('leaves an empty field to the rule of required fields', async () => {
    const { onSubmit, send } = setUp({ required: true });
    await send();
    expect(await screen.findByText('Enter your phone number.')).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
    document.body.replaceChildren();
    const optional = setUp();
    await optional.send();
    await waitFor(() => expect(optional.onSubmit).toHaveBeenCalled());
  });

  it('waits with a send until the rules are there', async () => {
    const { onSubmit } = setUp();
    fireEvent.change(input(), { target: { value: '8 916 1' } });
    fireEvent.submit(screen.getByRole('form'));
    await loadRules();
    expect(await screen.findByText('Some digits of the number are missing.')).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it.each(['+7 100 000-00-00', '+71000000000'])('sends no prefilled number that is invalid: %s', async (initial) => {
    const { onSubmit } = setUp({ initial });
    fireEvent.submit(screen.getByRole('form'));
    await loadRules();
    expect(await screen.findByText('There is no such number. Check the digits and the country.')).toBeTruthy();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('sends a prefilled number that was not touched', async () => {
    const { onSubmit, send } = setUp({ initial: '+79161234567' });
    await send();
    await loadRules();
    await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ phone: '+79161234567' }));
  });

  it('A chosen country leaves an empty field as it was: no problem is shown', async () => {
    const { onSubmit } = setUp({ required: true });
    await openList();
    await userEvent.click(option(/Germany/));
    await userEvent.tab();
    expect(screen.queryByText('Enter your phone number.')).toBeNull();
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('[K18] [K19] can be emptied when it holds more than two characters, and then has the focus', async () => {
    setUp();
    await userEvent.type(input(), '89');
    expect(screen.queryByRole('button', { name: 'Clear input' })).toBeNull();
    await userEvent.type(input(), '1');
    await userEvent.click(screen.getByRole('button', { name: 'Clear input' }));
    expect(input().value).toBe('');
    expect(document.activeElement).toBe(input());
  });

  it('[K19] shows more on demand', async () => {
    setUp();
    const button = screen.getByRole('button', { name: 'Show information' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.getByText(/Write the number any way you like/)).not.toBeVisible();
    await userEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByText(/Write the number any way you like/)).toBeVisible();
  });

  it('The country changes with the typed calling code, and is announced', async () => {
    setUp();
    await userEvent.click(input());
    await loadRules();
    expect(country()).toHaveTextContent('Russia+7');
    await userEvent.type(input(), '+375');
    expect(country()).toHaveTextContent('Belarus+375');
    expect(screen.getByText('Belarus, +375')).toHaveAttribute('role', 'status');
  });

  it('takes a pasted number whole', async () => {
    setUp();
    await userEvent.click(input());
    await loadRules();
    await userEvent.paste('tel: +7 (916) 123-45-67');
    expect(input().value).toBe('+7 916 123 45 67');
    input().setSelectionRange(16, 16);
    const paste = createEvent.paste(input(), { clipboardData: { getData: () => '+79161234567' } });
    fireEvent(input(), paste);
    expect(paste.defaultPrevented).toBe(false);
  });

  it('[K20] opens the list by keyboard, finds by typing, walks, and chooses', async () => {
    setUp();
    act(() => country().focus());
    await userEvent.keyboard('{ArrowDown}');
    await loadRules();
    expect(country()).toHaveAttribute('aria-expanded', 'true');
    expect(activeOption()).toBe('Russia+7');
    await userEvent.keyboard('{Home}');
    expect(activeOption()).toBe('Afghanistan+93');
    await userEvent.keyboard('south k');
    expect(activeOption()).toBe('South Korea+82');
    await userEvent.keyboard('{Enter}');
    expect(country()).toHaveAttribute('aria-expanded', 'false');
    expect(country()).toHaveTextContent('South Korea+82');
    expect(document.activeElement).toBe(input());
  });

  it('closes the list by Escape, and nothing around it reacts', async () => {
    setUp();
    const outside = jest.fn();
    document.addEventListener('keydown', outside);
    await openList();
    await userEvent.keyboard('{End}{Escape}');
    expect(screen.queryByRole('listbox', { hidden: true })).toBeNull();
    expect(country()).toHaveTextContent('Russia+7');
    expect(document.activeElement).toBe(country());
    expect(outside).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(outside).toHaveBeenCalled();
    document.removeEventListener('keydown', outside);
  });

  it('Tab selects the active country when it leaves the list, and moves on to the number', async () => {
    setUp();
    await openList();
    await userEvent.keyboard('{ArrowUp}');
    expect(activeOption()).toBe('Romania+40');
    await userEvent.tab();
    expect(country()).toHaveTextContent('Romania+40');
    expect(document.activeElement).toBe(input());
  });

  it('closes the list by a press outside, and gives the written number the code of a chosen country', async () => {
    setUp();
    await userEvent.type(input(), '+7 916');
    await openList();
    await userEvent.click(option(/Germany/));
    expect(input().value).toBe('+49 916');
    await openList();
    await userEvent.click(document.body);
    expect(screen.queryByRole('listbox', { hidden: true })).toBeNull();
  });

  it('[K13] offers the countries of the list only', async () => {
    setUp({ onlyList: ['RU', 'BY'] });
    await openList();
    expect(screen.getAllByRole('option', { hidden: true }).map((one) => one.textContent)).toEqual(['Belarus+375', 'Russia+7']);
  });
});
