import { describe, expect, it } from '@jest/globals';
import { withStateAsText } from './state-text.ts';

describe('the state of a render', () => {
  it('becomes text that can stand in a document, without what is not its own', () => {
    const state = { a: '</script>', 'session/$userId': 1, 'shell/$location': {}, 'shell/$settings': { pageSize: 24 } };
    expect(withStateAsText({ status: 200, state })).toEqual({
      status: 200,
      state: '{"a":"\\u003c/script>","shell/$settings":{"pageSize":24}}',
    });
  });

  it.each([null, 'text', { status: 200 }])('is left for the contract to refuse: %p', (answer) => {
    expect(withStateAsText(answer)).toEqual(answer);
  });

  it.each(['text', null, [1]])('is not taken as anything but an object: %p', (state) => {
    expect(withStateAsText({ state })).toEqual({ state: null });
  });
});
