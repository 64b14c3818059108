import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { PageRequest } from '@vitrava/shared-kit/mount/route';
import { attach, combine, createEvent, createStore, sample } from 'effector';
import type { ProseDocument } from '../../domain/content/index.ts';
import { type PageState, proseHead, statusOf } from '../../domain/page/index.ts';

export const opened = createEvent<PageRequest>();

// A chunk of its own in the browser: the text comes with the page's data and is loaded only where the server could not send it.
const loadDocumentFx = attach({
  name: 'loadDocumentFx',
  source: $locale,
  effect: async (locale) => (locale === 'ru' ? await import('./prose/ru.ts') : await import('./prose/en.ts')).document,
});

export const $document = createStore<ProseDocument | null>(null);
export const $state = createStore<PageState>('loading');

export const $status = $state.map(statusOf);
export const $head = combine({ locale: $locale, words: $document }, proseHead);

sample({ clock: opened, fn: () => undefined, target: loadDocumentFx });
sample({ clock: opened, fn: (): PageState => 'loading', target: $state });
sample({ clock: loadDocumentFx.doneData, target: $document });
sample({ clock: loadDocumentFx.done, fn: (): PageState => 'ready', target: $state });
sample({ clock: loadDocumentFx.fail, fn: (): PageState => 'failed', target: $state });
