import { jest } from '@jest/globals';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { $accessToken, $sessionStatus, $userId, ensureFreshTokenFx } from '@vitrava/shared-kit/bus/session';
import { $locale, announcementRequested } from '@vitrava/shared-kit/bus/shell';
import { createI18n, I18nProvider } from '@vitrava/shared-kit/i18n';
import { $t } from '@vitrava/shared-kit/i18n/model';
import { createWatch, fork, type Scope } from 'effector';
import { Provider } from 'effector-react';
import en from '../../../../locales/en.json';
import { PersonalDetailsView } from '../view.tsx';

export const ANNA = {
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

/** The page in English, in this scope. */
export function showDetails(scope: Scope) {
  return render(
    <Provider value={scope}>
      <I18nProvider i18n={createI18n('en', en)}>
        <PersonalDetailsView />
      </I18nProvider>
    </Provider>,
  );
}

/** The page of a customer, over an API that keeps what it is sent unless `refusals` has something for it. */
export async function open({ refusals = [], isEditing = false }: { refusals?: Refusal[]; isEditing?: boolean } = {}) {
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
  const show = () => showDetails(scope);
  const shown = show();
  await (isEditing ? screen.findByRole('form') : screen.findByText('Anna North'));
  /** Another device has changed the record. */
  const changeInOtherTab = (changes: Partial<typeof ANNA>) => {
    record = { ...record, ...changes };
  };
  return { sent, announced, scope, shown, show, changeInOtherTab };
}

export const button = (name: string) => screen.getByRole('button', { name });
export const field = (name: RegExp) => within(screen.getByRole('form', { name: en.details.title })).getByRole('textbox', { name });

export async function write(name: RegExp, text: string): Promise<void> {
  await userEvent.clear(field(name));
  await userEvent.type(field(name), text);
}
