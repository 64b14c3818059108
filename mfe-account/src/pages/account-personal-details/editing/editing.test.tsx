import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { $accessToken, $sessionStatus, $userId, ensureFreshTokenFx, signedOut } from '@vitrava/shared-kit/bus/session';
import { $locale, announcementRequested } from '@vitrava/shared-kit/bus/shell';
import { createI18n, I18nProvider } from '@vitrava/shared-kit/i18n';
import { $t } from '@vitrava/shared-kit/i18n/model';
import { allSettled, createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import en from '../../../../locales/en.json';
import { PersonalDetailsView } from '../view.tsx';
import { formOf } from './changes.ts';

const ANNA = {
  id: 5,
  email: 'anna@example.com',
  first_name: 'Anna',
  last_name: 'North',
  title: '',
  job_title: 'Chemist',
  photo_path: null as string | null,
  phone: '',
  date_of_birth: null,
  ui_language: 'english',
};

type Refusal = { readonly status: number; readonly body: object } | Error | Promise<undefined>;

/** The page of a customer, over an API that keeps what it is sent unless `refusals` has something for it. */
async function open({ refusals = [], isEditing = false }: { refusals?: Refusal[]; isEditing?: boolean } = {}) {
  let record = { ...ANNA };
  const sent: { method: string; path: string; body: unknown }[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = new URL(input as string, 'http://shop.local').pathname;
    if (init?.method !== 'PATCH') return Response.json(record);
    const body: unknown = JSON.parse(init.body as string);
    sent.push({ method: init.method, path, body });
    const refusal = await refusals.shift();
    if (refusal instanceof Error) throw refusal;
    if (refusal) return Response.json(refusal.body, { status: refusal.status });
    record = { ...record, ...(body as object) };
    return Response.json(record);
  });
  const scope = fork({
    values: [
      [$locale, 'en'],
      [$sessionStatus, 'authenticated'],
      [$userId, 5],
      [$accessToken, 'token'],
      [$t, createI18n('en', en).t],
    ],
    handlers: [[ensureFreshTokenFx, () => 'token']],
  });
  const announced = jest.fn();
  createWatch({ unit: announcementRequested, scope, fn: announced });
  const show = () =>
    render(
      <Provider value={scope}>
        <I18nProvider i18n={createI18n('en', en)}>
          <PersonalDetailsView />
        </I18nProvider>
      </Provider>,
    );
  const shown = show();
  await (isEditing ? screen.findByRole('form') : screen.findByText('Anna North'));
  /** Another device has changed the record. */
  const changeElsewhere = (changes: Partial<typeof ANNA>) => {
    record = { ...record, ...changes };
  };
  return { sent, announced, scope, shown, show, changeElsewhere };
}

const button = (name: string) => screen.getByRole('button', { name });
const field = (name: RegExp) => within(screen.getByRole('form', { name: en.details.title })).getByRole('textbox', { name });

async function write(name: RegExp, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}

const KEPT = 'vitrava.customer.details.v1';
beforeEach(() => sessionStorage.clear());

describe('the details of a customer', () => {
  it('[W12] [D1] are changed: only the changed fields are sent, and what comes back is shown', async () => {
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

  it('are sent to nobody when nothing was changed, and left as they were by «Don’t change»', async () => {
    const { sent } = await open();
    await userEvent.click(button(en.details.edit));
    await userEvent.click(button(en.details.save));
    await userEvent.click(await screen.findByRole('button', { name: en.details.edit }));
    await write(/^Last name/, 'South');
    await userEvent.click(button(en.details.dismiss));
    expect(screen.getByText('Anna North')).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('keep what was written when they are refused, with the reason at its field', async () => {
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

  it('say that there is no connection, and keep what was written over a look at another page', async () => {
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

  it('undo nothing that was changed elsewhere while the form was open', async () => {
    const { sent, shown, show, changeElsewhere } = await open();
    await userEvent.click(button(en.details.edit));
    await write(/^Last name/, 'South');
    shown.unmount();
    changeElsewhere({ job_title: 'Doctor' });
    show();
    await waitFor(() => expect(field(/^Last name/)).toHaveValue('South'));
    await userEvent.click(button(en.details.save));
    expect(await screen.findByText('Doctor')).toBeVisible();
    expect(sent.map(({ body }) => body)).toEqual([{ last_name: 'South' }]);
  });

  it('keep what is written while they are sent, to be sent next', async () => {
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

  it('cannot be emptied where the shop knows them, and leave nothing for who comes next', async () => {
    const { sent, scope } = await open();
    await userEvent.click(button(en.details.edit));
    await userEvent.clear(field(/^First name/));
    await userEvent.click(button(en.details.save));
    expect(field(/^First name/)).toHaveAttribute('aria-invalid', 'true');
    expect(sent).toEqual([]);
    await act(() => allSettled(signedOut, { scope, params: { reason: 'wish' } }));
    expect(screen.queryByRole('form')).toBeNull();
  });
});

describe('what a customer has written', () => {
  const kept = (user: number, draft: object) =>
    sessionStorage.setItem(KEPT, JSON.stringify({ user, base: formOf(ANNA), draft: { ...formOf(ANNA), ...draft } }));

  it('is there again in the next document of the tab, says so, and leaves the focus alone', async () => {
    const { shown, announced: before } = await open();
    await userEvent.click(button(en.details.edit));
    await write(/^Last name/, 'South ');
    shown.unmount();
    expect(before).not.toHaveBeenCalled();
    const { sent, announced } = await open({ isEditing: true });
    expect(field(/^Last name/)).toHaveValue('South ');
    expect(field(/^First name/)).not.toHaveFocus();
    expect(screen.getByText(en.details.found)).toBeVisible();
    expect(announced.mock.calls).toEqual([[{ text: en.details.found, tone: 'quiet' }]]);
    await userEvent.click(button(en.details.save));
    expect(await screen.findByText('Anna South')).toBeVisible();
    expect(sent).toEqual([{ method: 'PATCH', path: '/api/users/5/', body: { last_name: 'South' } }]);
    expect(sessionStorage.getItem(KEPT)).toBeNull();
  });

  it.each([
    ['is saved', async () => userEvent.click(button(en.details.save))],
    ['is dismissed', async () => userEvent.click(button(en.details.dismiss))],
    ['is what the shop knows already', async () => write(/^Last name/, 'North')],
  ])('is forgotten when it %s', async (_, act) => {
    await open();
    await userEvent.click(button(en.details.edit));
    await write(/^Last name/, 'South');
    expect(sessionStorage.getItem(KEPT)).toContain('South');
    await act();
    await waitFor(() => expect(sessionStorage.getItem(KEPT)).toBeNull());
  });

  it('is said to be from before on return to the page, and no more once it is what the shop knows or has been saved', async () => {
    const { shown, show, announced } = await open();
    await userEvent.click(button(en.details.edit));
    await write(/^Last name/, 'South');
    expect(screen.queryByText(en.details.found)).toBeNull();
    shown.unmount();
    show();
    expect(await screen.findByText(en.details.found)).toBeVisible();
    expect(field(/^First name/)).not.toHaveFocus();
    expect(announced.mock.calls).toEqual([[{ text: en.details.found, tone: 'quiet' }]]);
    await write(/^Last name/, 'North');
    expect(screen.queryByText(en.details.found)).toBeNull();
    await write(/^Last name/, 'South');
    await userEvent.click(button(en.details.save));
    await userEvent.click(await screen.findByRole('button', { name: en.details.edit }));
    expect(screen.queryByText(en.details.found)).toBeNull();
  });

  it('is kept with names as long as a backend may have, and otherwise not at all', async () => {
    const { changeElsewhere, shown, show } = await open();
    changeElsewhere({ first_name: 'A'.repeat(150) });
    shown.unmount();
    show();
    await userEvent.click(await screen.findByRole('button', { name: en.details.edit }));
    await write(/^Last name/, 'South');
    expect(sessionStorage.getItem(KEPT)).toContain('South');
    await act(async () => fireEvent.change(field(/^Job title/), { target: { value: 'x'.repeat(151) } }));
    expect(sessionStorage.getItem(KEPT)).toBeNull();
  });

  it('is forgotten when its customer signs out', async () => {
    const { scope } = await open();
    await userEvent.click(button(en.details.edit));
    await write(/^Last name/, 'South');
    await act(() => allSettled(signedOut, { scope, params: { reason: 'wish' } }));
    expect(sessionStorage.getItem(KEPT)).toBeNull();
  });

  it('is forgotten where a guest comes to the page: its session ended while the tab was elsewhere', async () => {
    kept(5, { last_name: 'South' });
    const scope = fork({ values: [[$sessionStatus, 'anonymous']] });
    render(
      <Provider value={scope}>
        <I18nProvider i18n={createI18n('en', en)}>
          <PersonalDetailsView />
        </I18nProvider>
      </Provider>,
    );
    expect(screen.queryByRole('form')).toBeNull();
    expect(sessionStorage.getItem(KEPT)).toBeNull();
  });

  it('is shown to nobody else, and not kept for them', async () => {
    kept(6, { last_name: 'South' });
    await open();
    expect(button(en.details.edit)).toBeVisible();
    expect(sessionStorage.getItem(KEPT)).toBeNull();
  });

  it.each([
    ['too long', { last_name: 'x'.repeat(151) }],
    ['of another shape', { last_name: 5 }],
  ])('is not taken from a storage where it is %s', async (_, draft) => {
    kept(5, draft);
    await open();
    expect(button(en.details.edit)).toBeVisible();
  });

  it('holds no photo', async () => {
    await open();
    await userEvent.click(button(en.details.edit));
    await write(/^Job title/, 'Doctor');
    expect(sessionStorage.getItem(KEPT)).not.toMatch(/photo|data:/);
  });
});

describe('the photo of a customer', () => {
  const picture = 'data:image/jpeg;base64,AAAA';
  const choose = () => {
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('No place for a file');
    return userEvent.upload(input, new File(['x'], 'me.png', { type: 'image/png' }));
  };

  /** jsdom draws nothing. */
  function standInForDrawing(): void {
    Object.defineProperty(globalThis, 'createImageBitmap', {
      value: async () => ({ width: 30, height: 20, close: () => undefined }),
      configurable: true,
    });
    jest
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue({ fillRect: () => undefined, drawImage: () => undefined } as never);
    jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(picture);
  }

  it('[D1] is shown, changed at once and taken away; without one there are initials', async () => {
    standInForDrawing();
    const { sent, announced } = await open();
    expect(screen.getByText('AN')).toBeVisible();
    await choose();
    expect(await screen.findByRole('img', { name: en.photo.alt })).toHaveAttribute('src', picture);
    expect(announced).toHaveBeenLastCalledWith({ text: en.photo.saved, tone: 'notice' });
    await userEvent.click(button(en.photo.remove));
    expect(await screen.findByText('AN')).toBeVisible();
    expect(announced).toHaveBeenLastCalledWith({ text: en.photo.removed, tone: 'notice' });
    expect(button(en.photo.add)).toHaveFocus();
    expect(sent.map(({ body }) => body)).toEqual([{ photo_path: picture }, { photo_path: null }]);
  });

  it('is nobody’s when another customer has come before it is drawn', async () => {
    standInForDrawing();
    let draw = () => {};
    const drawn = new Promise((resolve) => (draw = () => resolve({ width: 30, height: 20, close: () => undefined })));
    Object.defineProperty(globalThis, 'createImageBitmap', { value: () => drawn, configurable: true });
    const { sent, scope } = await open();
    await choose();
    await act(async () => {
      const left = allSettled(signedOut, { scope, params: { reason: 'elsewhere' } });
      const come = allSettled($userId, { scope, params: 6 });
      draw();
      await Promise.all([left, come]);
    });
    expect(sent).toEqual([]);
  });

  it('says why it was not saved', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    standInForDrawing();
    await open({ refusals: [{ status: 400, body: { photo_path: ['No.'] } }] });
    await choose();
    expect(await screen.findByText(en.photo.failures.refused)).toBeVisible();
    Object.defineProperty(globalThis, 'createImageBitmap', { value: () => Promise.reject(new Error('no picture')), configurable: true });
    await choose();
    expect(await screen.findByText(en.photo.failures.unreadable)).toBeVisible();
  });
});
