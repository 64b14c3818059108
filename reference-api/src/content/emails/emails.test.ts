import { describe, expect, it } from '@jest/globals';
import { textsIn } from '../../language/index.ts';
import { moment, withoutAddresses } from './format-values.ts';

describe('emails', () => {
  it('write moments as the shop does', () => {
    const evening = new Date('2026-03-12T21:05:00Z');
    expect([moment(evening, 'ru'), moment(evening, 'en')]).toEqual(['13\u00a0марта, 00:05', 'March\u00a013, 12:05\u00a0AM']);
  });

  it('count in English too', () => {
    expect([1, 2].map((count) => textsIn('en')('emails.order.amount', { count }))).toEqual(['1\u00a0pc', '2\u00a0pcs']);
  });

  it.each([
    ['Смотрите https://evil.example/a?b=c#d сейчас', 'Смотрите […] сейчас'],
    ['www.evil.example, evil.example и почта.рф/скидки', '[…], […] и […]'],
    ['пишите на bob@evil.example', 'пишите на […]'],
    ['Витамин D3 2000 МЕ. Сколько стоит доставка, 1.5 кг?', 'Витамин D3 2000 МЕ. Сколько стоит доставка, 1.5 кг?'],
    ['Я пил магний.Теперь можно витамин?', 'Я пил магний.Теперь можно витамин?'],
    ['EVIL.РФ, evil。example, evil．example и 203.0.113.7/login', '[…], […], […] и […]'],
    ['Это было 12.03.2026, анализ 1.2.3', 'Это было 12.03.2026, анализ 1.2.3'],
    ['Зайдите на Evil.Example:8080/x', 'Зайдите на […]'],
  ])('lead nowhere with a question: %s', (question, quoted) => {
    expect(withoutAddresses(question)).toBe(quoted);
  });
});
