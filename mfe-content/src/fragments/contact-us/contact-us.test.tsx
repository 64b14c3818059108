import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { loadPhoneRules } from '@vitrava/shared-kit/forms/phone';
import { fork, type Scope } from 'effector';
import { answerCalls, renderHere } from '../../testing/content-page.tsx';
import { $isSubmitting, $step } from './model.ts';
import { ContactUsView } from './view.tsx';

const GOOD = {
  Имя: 'Анна',
  Фамилия: 'Осипова',
  Телефон: '8 (916) 123-45-67',
  'Электронная почта': 'anna@example.com',
  Вопрос: 'Где заказ?',
};

function field(label: string): HTMLInputElement {
  return screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
}

function fill(values: Readonly<Record<string, string>>): void {
  for (const [label, value] of Object.entries(values)) fireEvent.change(field(label), { target: { value } });
}

async function send(): Promise<void> {
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Отправить' }));
  });
}

/** The text below a field. */
function problemOf(control: HTMLElement): string | null {
  if (control.getAttribute('aria-invalid') !== 'true') return null;
  return document.getElementById(control.getAttribute('aria-describedby') ?? '')?.textContent?.replaceAll('\u00a0', ' ') ?? null;
}

const agreement = () => screen.getByRole('checkbox', { name: /персональных данных/ });

describe('the contact form', () => {
  let scope: Scope;
  let close: jest.Mock<() => void>;
  let view: ReturnType<typeof renderHere>;

  beforeEach(() => {
    scope = fork();
    close = jest.fn();
    view = renderHere(<ContactUsView input={{}} close={close} />, scope);
  });

  afterEach(() => {
    jest.useRealTimers();
  });

  it('[N6] [N7] [N10] The form names each missing field and sends nothing', async () => {
    const { calls } = answerCalls({});
    await send();
    const problems = ['Имя', 'Фамилия', 'Телефон', 'Электронная почта', 'Вопрос'].map((label) => problemOf(field(label)));
    expect(problems).toEqual([
      'Напишите, как вас зовут.',
      'Укажите фамилию.',
      'Укажите телефон.',
      expect.stringContaining('Укажите почту'),
      'Напишите ваш вопрос.',
    ]);
    expect(calls).toEqual([]);
    await waitFor(() => expect(field('Имя')).toHaveFocus());
  });

  it.each(['Имя', 'Фамилия'])(
    '[N6] [N7] accepts a name of letters with inner hyphens, apostrophes and spaces, and nothing else: %s',
    async (label) => {
      for (const name of ['Ёлка', 'Zoë', '李', 'Анна ', 'Анна-Мария', "O'Neil", 'von Meck']) {
        fill({ [label]: name });
        await send();
        expect(problemOf(field(label))).toBeNull();
      }
      for (const name of ['Анна1', 'Anna_B', 'Анна-', '!']) {
        fill({ [label]: name });
        expect(problemOf(field(label))).toBe('Используйте буквы, а между ними — дефис, апостроф или пробел.');
      }
    },
  );

  it('[N8] wants a phone number that exists, and leaves an empty one to the rule of required fields', async () => {
    const { calls } = answerCalls({});
    fill({ ...GOOD, Телефон: '8 916 1' });
    fireEvent.click(agreement());
    await send();
    await waitFor(() => expect(problemOf(field('Телефон'))).toContain('не хватает цифр'));
    expect(calls.filter(({ path }) => path.startsWith('/api/'))).toEqual([]);
    fill({ Телефон: '' });
    expect(problemOf(field('Телефон'))).toBe('Укажите телефон.');
  });

  it('[N9] wants a valid e-mail', async () => {
    await send();
    fill({ 'Электронная почта': 'anna@' });
    expect(problemOf(field('Электронная почта'))).toContain('Проверьте адрес');
    fill({ 'Электронная почта': 'anna@example.com' });
    expect(problemOf(field('Электронная почта'))).toBeNull();
  });

  it('[N11] wants agreement with the personal data terms, which open in a new tab', async () => {
    const { calls } = answerCalls({});
    fill(GOOD);
    await send();
    expect(problemOf(agreement())).toContain('Без согласия');
    expect(calls).toEqual([]);
    const terms = screen.getByRole('link', { name: /политики\sконфиденциальности/ });
    expect(terms).toHaveAttribute('href', '/web/docs/personal_data_privacy.pdf');
    expect(terms).toHaveAttribute('target', '_blank');
  });

  it('[N12] The form shows that it is sending until the response comes', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    let answer: (response: Response) => void = () => {};
    jest.spyOn(globalThis, 'fetch').mockReturnValue(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    fill(GOOD);
    fireEvent.click(agreement());
    await send();
    expect(scope.getState($isSubmitting)).toBe(true);
    expect(screen.getByRole('button', { name: 'Отправляем…' })).toHaveAttribute('aria-busy', 'true');
    await act(async () => answer(new Response('{"detail":"?"}', { status: 500, headers: { 'content-type': 'application/json' } })));
    await waitFor(() => expect(scope.getState($isSubmitting)).toBe(false));
  });

  it('[N13] [N14] thanks, closes itself after three seconds and is empty the next time', async () => {
    const { calls } = answerCalls({ '/api/contact_us/': { status: 201, body: { id: 1 } } });
    fill({ ...GOOD, Имя: 'Анна ' });
    fireEvent.click(agreement());
    // The rules of phone numbers come as a module, which is no business of the clock.
    await act(async () => void (await loadPhoneRules()));
    jest.useFakeTimers();
    await send();
    await act(() => jest.advanceTimersByTimeAsync(10));
    expect(screen.getByRole('status')).toHaveTextContent('Спасибо');
    expect(calls).toEqual([
      {
        path: '/api/contact_us/',
        body: {
          first_name: 'Анна',
          last_name: 'Осипова',
          phone: '+79161234567',
          email: 'anna@example.com',
          question: 'Где заказ?',
          confirmation: true,
        },
      },
    ]);
    await act(() => jest.advanceTimersByTimeAsync(2900));
    expect(close).not.toHaveBeenCalled();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(close).toHaveBeenCalledTimes(1);
    view.unmount();
    expect(scope.getState($step)).toBe('form');
    renderHere(<ContactUsView input={{}} close={close} />, scope);
    expect(field('Вопрос')).toHaveValue('');
  });

  it('[N13] The form stays open with a message when the response is empty', async () => {
    answerCalls({ '/api/contact_us/': { body: null } });
    fill(GOOD);
    fireEvent.click(agreement());
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Вопрос не отправлен/);
    expect(field('Вопрос')).toHaveValue('Где заказ?');
  });

  it.each([
    [{ status: 500, body: { detail: 'Server error.' } }, 'Что-то пошло не так. Попробуйте ещё раз чуть позже.'],
    [{ status: 429, body: { detail: 'Request was throttled.' } }, 'Слишком много попыток. Попробуйте снова чуть позже.'],
    [{ status: 400, body: { captcha: ['No robots.'] } }, 'Это значение не подошло. Проверьте его.'],
  ])(
    '[N15] [E18] The form keeps its text, logs a failed send, shows it in the shop’s texts and allows a retry: %j',
    async (answer, words) => {
      const warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
      answerCalls({ '/api/contact_us/': answer });
      fill(GOOD);
      fireEvent.click(agreement());
      await send();
      const alert = await screen.findByRole('alert');
      expect(alert).toHaveTextContent(/^Вопрос не отправлен/);
      expect(alert.textContent?.replaceAll('\u00a0', ' ')).toMatch(words);
      expect(alert).not.toHaveTextContent(/[A-Za-z]/);
      expect(warnings).toHaveBeenCalledWith(expect.any(String), `Request failed with status code ${answer.status}`);
      expect(field('Вопрос')).toHaveValue('Где заказ?');
      expect(agreement()).toBeChecked();
      expect(close).not.toHaveBeenCalled();
      answerCalls({ '/api/contact_us/': { status: 201, body: { id: 1 } } });
      await send();
      expect(await screen.findByRole('status')).toHaveTextContent('Спасибо');
    },
  );

  it('The form is sent again under its key after a lost response, so that it is stored once, and under another key after a change', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    answerCalls({ '/api/contact_us/': { status: 502, body: {} } });
    fill(GOOD);
    fireEvent.click(agreement());
    for (const question of ['Где заказ?', 'Где заказ?', 'Когда он будет?']) {
      fill({ Вопрос: question });
      await send();
      await screen.findByRole('alert');
    }
    const keys = jest.mocked(globalThis.fetch).mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key') ?? '');
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{8,100}$/), keys[0], expect.not.stringMatching(keys[0] ?? '')]);
  });

  it('The form shows beside a field that the API refused it, and focuses it', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => {});
    answerCalls({ '/api/contact_us/': { status: 400, body: { email: ['Enter a valid email address.'] } } });
    fill(GOOD);
    fireEvent.click(agreement());
    await send();
    await waitFor(() => expect(problemOf(field('Электронная почта'))).toContain('Проверьте адрес'));
    await waitFor(() => expect(field('Электронная почта')).toHaveFocus());
  });
});
