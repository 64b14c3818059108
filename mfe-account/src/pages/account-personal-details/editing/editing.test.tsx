import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signedOut } from '@vitrava/shared-kit/bus/session';
import { allSettled } from 'effector';
import en from '../../../../locales/en.json';
import { button, field, open, write } from '../testing/index.ts';

beforeEach(() => sessionStorage.clear());

describe('the details of a customer', () => {
  it('[W12] [D1] The form sends only the changed fields, and shows the response', async () => {
    const { sent, announced } = await open();
    await userEvent.click(button(en.details.edit));
    expect(field(/^First name/)).toHaveFocus();
    await write(/^Last name/, 'South');
    await write(/^Job title/, 'Doctor');
    await userEvent.click(button(en.details.save));
    expect(await screen.findByText('Anna South')).toBeVisible();
    expect(screen.getByText('Doctor')).toBeVisible();
    expect(sent).toEqual([{ method: 'PATCH', path: '/api/users/5/', body: { last_name: 'South', job_title: 'Doctor' } }]);
    expect(announced).toHaveBeenCalledWith({ text: en.details.saved, tone: 'notice' });
    expect(button(en.details.edit)).toHaveFocus();
  });

  it('The form sends nothing without a change, and «Don’t change» discards the input', async () => {
    const { sent } = await open();
    await userEvent.click(button(en.details.edit));
    await userEvent.click(button(en.details.save));
    await userEvent.click(await screen.findByRole('button', { name: en.details.edit }));
    await write(/^Last name/, 'South');
    await userEvent.click(button(en.details.dismiss));
    expect(screen.getByText('Anna North')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('The form keeps the input when it is refused, with the reason at its field', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { sent } = await open({
      refusals: [{ status: 400, body: { job_title: ['Ensure this field has no more than 55 characters.'] } }],
    });
    await userEvent.click(button(en.details.edit));
    await write(/^Job title/, 'Doctor of everything');
    await userEvent.click(button(en.details.save));
    await waitFor(() => expect(field(/^Job title/)).toHaveAttribute('aria-invalid', 'true'));
    expect(field(/^Job title/)).toHaveFocus();
    expect(field(/^Job title/)).toHaveValue('Doctor of everything');
    await write(/^Job title/, 'Doctor');
    await userEvent.click(button(en.details.save));
    expect(await screen.findByText('Doctor')).toBeVisible();
    expect(sent).toHaveLength(2);
  });

  it('The form shows that there is no connection, and keeps the input during a visit to another page', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { shown, show } = await open({ refusals: [new Error('offline')] });
    await userEvent.click(button(en.details.edit));
    await write(/^Last name/, 'South');
    await userEvent.click(button(en.details.save));
    expect(await screen.findByText(en.details.notSaved)).toBeVisible();
    shown.unmount();
    show();
    await waitFor(() => expect(field(/^Last name/)).toHaveValue('South'));
  });

  it('Saving undoes no change that another tab made while the form was open', async () => {
    const { sent, shown, show, changeInOtherTab } = await open();
    await userEvent.click(button(en.details.edit));
    await write(/^Last name/, 'South');
    shown.unmount();
    changeInOtherTab({ job_title: 'Doctor' });
    show();
    await waitFor(() => expect(field(/^Last name/)).toHaveValue('South'));
    await userEvent.click(button(en.details.save));
    expect(await screen.findByText('Doctor')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ last_name: 'South' }]);
  });

  it('Input during a request stays, to be sent next', async () => {
    let answer = () => {};
    const { sent } = await open({ refusals: [new Promise((resolve) => (answer = () => resolve(undefined)))] });
    await userEvent.click(button(en.details.edit));
    await write(/^Last name/, 'South');
    await userEvent.click(button(en.details.save));
    await waitFor(() => expect(sent).toHaveLength(1));
    await write(/^Job title/, 'Doctor');
    await act(async () => answer());
    await userEvent.click(await screen.findByRole('button', { name: en.details.save }));
    expect(await screen.findByText('Doctor')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ last_name: 'South' }, { job_title: 'Doctor' }]);
  });

  it('Existing details cannot be emptied, and nothing of them stays for the next customer', async () => {
    const { sent, scope } = await open();
    await userEvent.click(button(en.details.edit));
    await userEvent.clear(field(/^First name/));
    await userEvent.click(button(en.details.save));
    expect(field(/^First name/)).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
    await act(() => allSettled(signedOut, { scope, params: { reason: 'user' } }));
    expect(screen.queryByRole('form')).toBeNull();
  });
});
