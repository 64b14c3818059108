import { describe, expect, it } from '@jest/globals';
import { memoryOf, withTextsAsBytes } from './answer-bytes.ts';

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
  it('leaves the thread as bytes, with the memory that holds them', () => {
    const answer = withTextsAsBytes({ status: 200, head: { title: 'Витамин' }, html: '<p>Витамин</p>', state: {} });
    expect(read(answer)).toEqual({ status: 200, head: { title: 'Витамин' }, html: { bytes: '<p>Витамин</p>' }, state: { bytes: '{}' } });
    const { html, state } = answer as { html: Uint8Array; state: Uint8Array };
    expect(memoryOf(answer)).toEqual([html.buffer, state.buffer]);
    expect(html.buffer.byteLength).toBe(html.length);
  });
});
