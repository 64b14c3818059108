import { afterEach, describe, expect, it } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import { answerCalls, openPage } from '../../testing/content-page.tsx';
import { page as faq } from './index.ts';

const answer = [
  { kind: 'paragraph', text: 'Обычно **семь** дней, см. [контакты](/contacts).' },
  { kind: 'table', header: ['Куда', 'Срок'], rows: [['Казань', '1 день']] },
];
const groups = [
  { slug: 'delivery', name: 'Доставка', questions: [{ id: 'storage-time', question: 'Сколько хранится заказ?', answer }] },
  { slug: 'account', name: 'Кабинет', questions: [{ id: 'delete', question: 'Как удалить кабинет?', answer }] },
];
const answers = { '/api/faq/': { body: { results: groups } } };

describe('questions and answers', () => {
  afterEach(() => {
    location.hash = '';
  });

  it('Questions are in groups with anchors, each answer closed until it is opened', async () => {
    answerCalls(answers);
    await openPage(faq, {}, 'en');
    const contents = within(screen.getByRole('navigation', { name: 'Subjects' }));
    expect(contents.getByRole('link', { name: 'Доставка' })).toHaveAttribute('href', '#delivery');
    expect(document.getElementById('delivery')).toContainElement(screen.getByText('Сколько хранится заказ?'));
    expect(document.querySelectorAll('details[open]')).toHaveLength(0);
    expect(screen.getAllByText('контакты')[0]).toHaveAttribute('href', '/en/contacts');
  });

  it('open at the question that the address points to', async () => {
    answerCalls(answers);
    location.hash = '#storage-time';
    await openPage(faq);
    expect([...document.querySelectorAll('details[open]')].map(({ id }) => id)).toEqual(['storage-time']);
    await act(async () => {
      location.hash = '#delete';
      await new Promise((resolve) => addEventListener('hashchange', resolve, { once: true }));
    });
    expect([...document.querySelectorAll('details[open]')].map(({ id }) => id)).toEqual(['storage-time', 'delete']);
  });

  it('describe themselves to search engines as plain text', async () => {
    answerCalls(answers);
    const scope = await openPage(faq);
    const [data] = scope.getState(faq.$head).structuredData ?? [];
    expect(data).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Сколько хранится заказ?', acceptedAnswer: { text: 'Обычно семь дней, см. контакты. Казань — 1 день' } }, {}],
    });
  });

  it('The page ends with a contact link, which the shell replaces with the contact popup', async () => {
    answerCalls(answers);
    await openPage(faq);
    const way = screen.getByRole('link', { name: 'Написать нам' });
    expect(way).toHaveAttribute('href', '/contacts');
    expect(way).toHaveAttribute('data-popup', 'mfe-content/contact-us');
  });
});
