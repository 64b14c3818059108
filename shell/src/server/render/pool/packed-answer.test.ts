import { describe, expect, it } from '@jest/globals';
import { packAnswer, sizeRefusal, unpackAnswer } from './packed-answer.ts';

/** An answer as it arrives, with its bytes read as text. */
function arrived(answer: unknown): unknown {
  const decoder = new TextDecoder();
  const { names, parts } = packAnswer(answer);
  const value = unpackAnswer(names, parts);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, part instanceof Uint8Array ? { bytes: decoder.decode(part) } : part]),
  );
}

describe('The answer of a server file', () => {
  it('Its state arrives as text that can stand in a document, without what is not its own', () => {
    const state = { a: '</script>', 'session/$userId': 1, 'shell/$location': {}, 'shell/$settings': { pageSize: 24 } };
    expect(arrived({ status: 200, state })).toEqual({
      status: 200,
      state: { bytes: '{"a":"\\u003c/script>","shell/$settings":{"pageSize":24}}' },
    });
  });

  it.each([null, 7, 'text', { status: 200 }, { state: null }, { state: [1] }])(
    'Anything else is left for the contract to refuse: %p',
    (answer) => {
      expect(arrived(answer)).toEqual(answer);
    },
  );

  it('Its markup arrives as bytes, and its head as it was', () => {
    const answer = { status: 200, head: { title: 'Витамин' }, html: '<p>Витамин</p>', state: {} };
    expect(arrived(answer)).toEqual({ ...answer, html: { bytes: '<p>Витамин</p>' }, state: { bytes: '{}' } });
  });

  it('is refused by its size before anything is made of it', () => {
    const refusalOf = (answer: object) => sizeRefusal(packAnswer(answer).parts);
    expect(
      refusalOf({ head: { structuredData: Array.from({ length: 5000 }, () => ({ name: 'Витамин' })) }, html: 'x'.repeat(6e6) }),
    ).toBeNull();
    expect(refusalOf({ head: { structuredData: Array.from({ length: 300_000 }, () => ({})) } })).toContain('beside texts');
    expect(refusalOf({ html: 'x'.repeat(17e6) })).toContain('Its answer takes');
  });
});
