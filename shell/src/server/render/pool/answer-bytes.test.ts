import { describe, expect, it } from '@jest/globals';
import { withTextsAsBytes } from './answer-bytes.ts';
import { packAnswer, sizeRefusal, unpackAnswer } from './packed-answer.ts';

/** An answer with its bytes read as text. */
function read(answer: unknown): unknown {
  const decoder = new TextDecoder();
  return Object.fromEntries(
    Object.entries(answer ?? {}).map(([name, value]) => [name, value instanceof Uint8Array ? { bytes: decoder.decode(value) } : value]),
  );
}

describe('the state of a render', () => {
  it('becomes text that can stand in a document, without what is not its own', () => {
    const state = { a: '</script>', 'session/$userId': 1, 'shell/$location': {}, 'shell/$settings': { pageSize: 24 } };
    expect(read(withTextsAsBytes({ status: 200, state }))).toEqual({
      status: 200,
      state: { bytes: '{"a":"\\u003c/script>","shell/$settings":{"pageSize":24}}' },
    });
  });

  it.each([null, 'text', { status: 200 }])('is left for the contract to refuse: %p', (answer) => {
    expect(withTextsAsBytes(answer)).toEqual(answer);
  });

  it.each(['text', null, [1]])('is not taken as anything but an object: %p', (state) => {
    expect(withTextsAsBytes({ state })).toEqual({ state: null });
  });
});

describe('the markup of a render', () => {
  it('leaves its process as bytes', () => {
    const answer = withTextsAsBytes({ status: 200, head: { title: 'Витамин' }, html: '<p>Витамин</p>', state: {} });
    expect(read(answer)).toEqual({ status: 200, head: { title: 'Витамин' }, html: { bytes: '<p>Витамин</p>' }, state: { bytes: '{}' } });
    const { html, state } = answer as { html: Uint8Array; state: Uint8Array };
    const { names, parts } = packAnswer(answer);
    expect([names, parts.slice(1)]).toEqual([
      ['html', 'state'],
      [html, state],
    ]);
  });
});

describe('an answer on its way', () => {
  it.each([null, 'text', 7, { status: 200 }, withTextsAsBytes({ status: 200, head: { title: 'Витамин' }, html: '<p>', state: {} })])(
    'is what it was when it is unpacked: %p',
    (answer) => {
      const { names, parts } = packAnswer(answer);
      expect(unpackAnswer(names, parts)).toEqual(answer);
    },
  );

  it('is refused by its size before anything is made of it', () => {
    const refusalOf = (answer: object) => sizeRefusal(packAnswer(withTextsAsBytes(answer)).parts);
    expect(
      refusalOf({ head: { structuredData: Array.from({ length: 5000 }, () => ({ name: 'Витамин' })) }, html: 'x'.repeat(6e6) }),
    ).toBeNull();
    expect(refusalOf({ head: { structuredData: Array.from({ length: 300_000 }, () => ({})) } })).toContain('beside texts');
    expect(refusalOf({ html: 'x'.repeat(17e6) })).toContain('Its answer takes');
  });
});
