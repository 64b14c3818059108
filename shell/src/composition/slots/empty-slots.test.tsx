import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ComposedRemote, PageComposition } from '@vitrava/shared-kit/contracts/page';
import { emptySlots } from './empty-slots.ts';

const remote = (name: string): ComposedRemote => ({
  version: '1.0.0-a',
  entry: `/releases/${name}/1.0.0-a/remoteEntry.js`,
  routes: [],
  fragments: ['finder'],
  slots: { finder: { place: 'header' } },
  service: null,
  files: { './fragments/finder': { css: [`/releases/${name}/1.0.0-a/finder.css`] } },
});
const COMPOSITION: PageComposition = {
  id: 'a',
  shell: '1.0.0-a',
  remotes: { 'mfe-second': remote('mfe-second'), 'mfe-first': remote('mfe-first') },
};

describe('the slots that the browser fills', () => {
  beforeEach(() => {
    document.body.innerHTML = '<div data-slot="header"></div>';
  });

  it('An empty slot gets the fragment of the first remote by name, with its style sheet', () => {
    const slot = document.querySelector('[data-slot]');
    expect(emptySlots(COMPOSITION)).toEqual([
      { slot, owner: 'mfe-first', name: 'finder', css: ['/releases/mfe-first/1.0.0-a/finder.css'] },
    ]);
  });

  it('A slot that the server has filled is left alone', () => {
    document.querySelector('[data-slot]')?.append(document.createElement('form'));
    expect(emptySlots(COMPOSITION)).toEqual([]);
  });
});
