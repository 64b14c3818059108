import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { $confirmationCode, accessGranted } from '@vitrava/shared-kit/bus/session';
import { $locale, announcementRequested, navigationRequested, signInRequested } from '@vitrava/shared-kit/bus/shell';
import { kitMessage } from '@vitrava/shared-kit/forms/messages';
import { loadPhoneRules } from '@vitrava/shared-kit/forms/phone';
import { createI18n, I18nProvider } from '@vitrava/shared-kit/i18n';
import { allSettled, createWatch, fork } from 'effector';
import { Provider } from 'effector-react';
import en from '../../../../locales/en.json';
import type { Details } from './details.ts';
import { inviteFx } from './model.ts';
import { NEW_REGISTRATION, type Step } from './progress.ts';
import { $registration, RegistrationGate } from './steps.ts';
import { RegistrationView } from './view.tsx';

type Answers = Readonly<Record<string, readonly (readonly [status: number, body: unknown])[]>>;

const ANNA: Details = {
  first_name: 'Anna',
  last_name: 'North',
  phone: '+79161234567',
  date_of_birth: '1987-11-05',
  password: 'Rainy-Night-7',
  question: '',
  personal_data_consent: true,
  rules_accepted: true,
};

/** The registration at a step, with the answers of the API by path; everything else is good. Status 0 is a lost connection. */
function open({
  answers = {},
  step = 'email',
  details = {},
  code = null,
}: {
  answers?: Answers;
  step?: Step;
  details?: Partial<Details>;
  code?: string | null;
} = {}) {
  const left = Object.fromEntries(Object.entries(answers).map(([path, list]) => [path, [...list]]));
  const sent: [path: string, body: unknown][] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const path = url as string;
    if (path === '/_country') return new Response('{"country":"RU"}', { headers: { 'content-type': 'application/json' } });
    sent.push([path, JSON.parse(init?.body as string)]);
    const [status, body] = left[path]?.shift() ?? [200, path === '/api/token/' ? { access: 'token' } : { data: true }];
    if (status === 0) throw new TypeError('offline');
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
  const scope = fork({
    values: [
      [$locale, 'en'],
      [$confirmationCode, code],
      [
        $registration,
        {
          ...NEW_REGISTRATION,
          step,
          email: step === 'email' ? '' : 'anna@example.com',
          code: step === 'details' ? '123456' : '',
          details,
        },
      ],
    ],
  });
  const spies = { granted: jest.fn(), announced: jest.fn(), gone: jest.fn(), signIn: jest.fn() };
  createWatch({ unit: accessGranted, scope, fn: spies.granted });
  createWatch({ unit: announcementRequested, scope, fn: spies.announced });
  createWatch({ unit: navigationRequested, scope, fn: spies.gone });
  createWatch({ unit: signInRequested, scope, fn: spies.signIn });
  render(
    <Provider value={scope}>
      <I18nProvider i18n={createI18n('en', en)}>
        <RegistrationView />
      </I18nProvider>
    </Provider>,
  );
  return { scope, sent, ...spies };
}

const texts = en.registration;
const field = (label: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${label}`) });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const title = (step: Step) => screen.findByRole('heading', { name: texts[step].title });
const required = (name: string) => kitMessage('en', { key: 'required' }, name);
const REFUSED_CODE = [400, { code: ['The code is wrong or has expired. Check the e-mail or ask for a new code.'] }] as const;
const LOST = [0, null] as const;

/** The rules of phone numbers come as a module, which is no business of these tests. */
const withPhoneRules = () => act(async () => void (await loadPhoneRules()));

describe('the registration', () => {
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('The registration requests the e-mail, then the code from the email, then the rest; each step is announced by its title', async () => {
    const { sent } = open();
    await press(texts.email.submit);
    expect(screen.getByText(required('email'))).toBeTruthy();
    await userEvent.type(field(texts.fields.email), ' anna@example.com');
    await press(texts.email.submit);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(texts.code.title));
    expect(screen.getByText(/anna@example\.com/)).toBeTruthy();
    await press(texts.code.submit);
    expect(screen.getByText(required('code'))).toBeTruthy();
    await userEvent.type(field(texts.fields.code), '12');
    expect(screen.getByText(en.problems.code.digits)).toBeTruthy();
    await userEvent.type(field(texts.fields.code), '3 456');
    await press(texts.code.submit);
    expect(await title('details')).toBeTruthy();
    expect(sent).toEqual([
      ['/api/users/invitation/', { email: 'anna@example.com' }],
      ['/api/users/confirm_email_phone/', { email: 'anna@example.com', code: '123456' }],
    ]);
  });

  it('[A13] [A15] [A16] The registration names each missing field, and validates names, phone, date and password', async () => {
    open({ step: 'details' });
    await withPhoneRules();
    await press(texts.details.submit);
    for (const name of ['first_name', 'last_name', 'phone', 'date_of_birth', 'password']) {
      expect(await screen.findByText(required(name))).toBeTruthy();
    }
    expect(screen.getByText(en.problems.personal_data_consent.unchecked)).toBeTruthy();
    expect(screen.getByText(en.problems.rules_accepted.unchecked)).toBeTruthy();
    expect(field(texts.fields.question).required).toBe(false);
    await userEvent.type(field(en.fields.first_name), 'R2D2');
    expect(screen.getByText(kitMessage('en', { key: 'letters' }, 'first_name'))).toBeTruthy();
    const password = screen.getByLabelText(new RegExp(`^${texts.fields.password}`));
    await userEvent.type(password, 'Anna@example.com');
    expect(screen.getByText(en.problems.password.sameAsEmail)).toBeTruthy();
    await userEvent.clear(password);
    await userEvent.type(password, 'rain');
    expect(screen.getByText(kitMessage('en', { key: 'minLength', values: { count: 8 } }, 'password'))).toBeTruthy();
  });

  it('Consent to data processing is a checkbox of its own, apart from the acceptance of the rules', async () => {
    const { sent } = open({ step: 'details', details: { ...ANNA, personal_data_consent: false } });
    await withPhoneRules();
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect(boxes.map(({ name, checked }) => [name, checked])).toEqual([
      ['personal_data_consent', false],
      ['rules_accepted', true],
    ]);
    expect(boxes.map((box) => box.labels?.[0]?.querySelectorAll('a').length)).toEqual([1, 1]);
    await press(texts.details.submit);
    expect(await screen.findByText(en.problems.personal_data_consent.unchecked)).toBeTruthy();
    expect(screen.queryByText(en.problems.rules_accepted.unchecked)).toBeNull();
    expect(sent).toEqual([]);
  });

  it('[W9] [D17] opens the account as a private customer, signs in and greets', async () => {
    const { scope, sent, granted, announced, gone } = open({
      step: 'details',
      details: { ...ANNA, first_name: ' Anna ', question: 'When?' },
    });
    await withPhoneRules();
    await press(texts.details.submit);
    await waitFor(() =>
      expect(granted).toHaveBeenCalledWith({
        access: 'token',
        requestedAt: expect.any(Number),
        defaultReturnTo: '/account/personal-details',
      }),
    );
    expect(sent[0]).toEqual([
      '/api/users/',
      { ...ANNA, question: 'When?', code: '123456', email: 'anna@example.com', customer_type: 'PRIVATE' },
    ]);
    expect(announced).toHaveBeenCalledWith({ text: 'Welcome, Anna!', tone: 'notice' });
    expect(gone).not.toHaveBeenCalled();
    expect(scope.getState($confirmationCode)).toBeNull();
  });

  it('[E14] keeps the API’s map of fields beside the fields, in the words of the shop; an invitation throws it on', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const body = { email: ['User with this email already exists.'], first_name: ['Too short a name for us.'] };
    const { scope } = open({
      step: 'details',
      details: ANNA,
      answers: { '/api/users/': [[400, body]], '/api/users/invitation/': [[400, body]] },
    });
    await withPhoneRules();
    await press(texts.details.submit);
    expect((await screen.findByRole('alert')).textContent).toContain(en.problems.email.taken);
    expect(field(en.fields.first_name).value).toBe('Anna');
    expect(field(en.fields.first_name).getAttribute('aria-invalid')).toBe('true');
    expect(document.body.textContent).not.toContain('Too short a name');
    const invited = await allSettled(inviteFx, { scope, params: 'anna@example.com' });
    expect(invited).toMatchObject({ status: 'fail', value: { kind: 'status', status: 400, body } });
  });

  it('The registration returns to the code step when the code has expired meanwhile, and loses nothing', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    open({ step: 'details', details: ANNA, answers: { '/api/users/': [REFUSED_CODE] } });
    await withPhoneRules();
    await press(texts.details.submit);
    expect(await title('code')).toBeTruthy();
    expect(screen.getByText(texts.code.stale)).toBeTruthy();
    await userEvent.type(field(texts.fields.code), '654321');
    await press(texts.code.submit);
    expect(await title('details')).toBeTruthy();
    expect(field(en.fields.first_name).value).toBe('Anna');
    expect(screen.getByLabelText<HTMLInputElement>(new RegExp(`^${texts.fields.password}`)).value).toBe('Rainy-Night-7');
  });

  it.each([
    ['on the way', LOST, 'connection'],
    ['by the shop’s own server', [502, { detail: 'The backend cannot be reached.' }] as const, null],
  ])('signs in to the account whose answer got lost %s, instead of calling its code used up', async (_where, lost, reason) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { granted, sent } = open({
      step: 'details',
      details: ANNA,
      answers: { '/api/users/': [lost, REFUSED_CODE], '/api/token/': [LOST] },
    });
    await withPhoneRules();
    await press(texts.details.submit);
    const announced = (await screen.findByRole('alert')).textContent;
    if (reason) expect(announced).toContain(kitMessage('en', { key: 'refused', values: { reason } }, 'detail'));
    await press(texts.details.submit);
    await waitFor(() => expect(granted).toHaveBeenCalledTimes(1));
    expect(sent.map(([path]) => path)).toEqual(['/api/users/', '/api/token/', '/api/users/', '/api/token/']);
  });

  it('offers to sign in when the account is there and only the sign-in has failed', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { signIn } = open({ step: 'details', details: ANNA, answers: { '/api/token/': [[500, null]] } });
    await withPhoneRules();
    await press(texts.details.submit);
    expect(await title('created')).toBeTruthy();
    await press(en.guest.signIn);
    expect(signIn).toHaveBeenCalledWith({ defaultReturnTo: '/account/personal-details' });
  });

  it('The registration takes the code of the email’s link, and requests the address, which is not in the link', async () => {
    const { sent } = open({ code: '123456' });
    expect(await title('code')).toBeTruthy();
    expect(field(texts.fields.code).value).toBe('123456');
    await userEvent.type(field(texts.fields.email), 'anna@example.com');
    await press(texts.code.submit);
    expect(await title('details')).toBeTruthy();
    expect(sent[0]).toEqual(['/api/users/confirm_email_phone/', { email: 'anna@example.com', code: '123456' }]);
  });

  it('keeps the text, but no password, while the shopper looks at another page', async () => {
    const { scope } = open({ step: 'details', details: ANNA });
    await act(() => allSettled(RegistrationGate.close, { scope, params: {} }));
    const { password: _, ...stored } = ANNA;
    expect(scope.getState($registration).details).toEqual(stored);
  });

  it('The registration sends another email, and shows so', async () => {
    const { sent, announced } = open({ step: 'code' });
    await press(texts.code.sendAgain);
    await waitFor(() => expect(announced).toHaveBeenCalledWith({ text: texts.code.sentAgain, tone: 'notice' }));
    expect(sent).toEqual([['/api/users/invitation/', { email: 'anna@example.com' }]]);
  });
});
